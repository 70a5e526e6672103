import type { MiddlewareHandler } from 'hono'

/**
 * What the page may do: run our own script, use our own style, ask our own server. Logs hold
 * hostile text; should any of it ever become markup, it still could not run or load anything.
 */
const DIRECTIVES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
}

/** The policy of a page, with what differs between one that is served and one that is exported. */
export function contentPolicy(more: Record<string, string>): string {
  return Object.entries({ ...DIRECTIVES, ...more })
    .map((directive) => directive.join(' '))
    .join('; ')
}

const POLICY = contentPolicy({
  'connect-src': "'self'",
  'frame-ancestors': "'none'",
  'trusted-types': "'none'",
})

/** Headers on every answer, also on errors. */
export const secureHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('Content-Security-Policy', POLICY)
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('Referrer-Policy', 'no-referrer')
  context.header('Cross-Origin-Resource-Policy', 'same-origin')
  context.header('Cross-Origin-Opener-Policy', 'same-origin')
}

/**
 * Refuses every name but our own. A foreign page can make its name point at this machine (DNS
 * rebinding) and would then read the logs as its own; but its requests still carry its name.
 */
export function onlyLocalNames(port: () => number): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host')?.toLowerCase()
    // Browsers leave out the port where it is the usual one.
    const named = port() === 80 ? host?.replace(/:80$/, '') : host
    const ending = port() === 80 ? '' : `:${port()}`
    if (!['127.0.0.1', 'localhost', '[::1]'].some((name) => `${name}${ending}` === named)) {
      return context.text(`aegish view answers only as http://127.0.0.1:${port()}/\n`, 403)
    }
    await next()
  }
}
