/** What code in many languages calls to print. */
export const PRINTS = /\b(?:print\w*|puts|echo|console\.log|stdout|say|write)\b/
