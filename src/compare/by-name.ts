import { z } from 'zod'

/**
 * An object whose keys are names that somebody else chose: every one of them is kept as its own.
 * (zod's own record leaves out `__proto__`, and with it a guard of that name.)
 */
export function byName<T extends z.ZodType>(value: T) {
  return z.unknown().transform((given, context): Record<string, z.output<T>> => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      context.addIssue({ code: 'custom', message: 'must be an object', input: given })
      return z.NEVER
    }
    return Object.fromEntries(
      Object.entries(given).map(([name, field]) => {
        const parsed = value.safeParse(field)
        for (const issue of parsed.error?.issues ?? []) {
          context.addIssue({ ...issue, path: [name, ...issue.path] })
        }
        return [name, parsed.data as z.output<T>]
      }),
    )
  })
}
