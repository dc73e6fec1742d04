import type { FastifyHelmetOptions } from '@fastify/helmet'

/** What browsers are told to forbid themselves on our pages. */
export function securityHeaders(publicUrl: string | undefined): FastifyHelmetOptions {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  return {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    xFrameOptions: { action: 'deny' },
    // Helmet's no-referrer keeps YouTube from playing (D11).
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A browser that was told so once never comes back without https; without a PUBLIC_URL nobody asked for that.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    // Browsers ignore both without https, and say so in the console of every page.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  }
}

const SELF = "'self'"
const NOBODY = "'none'"

const CONTENT_SECURITY_POLICY = {
  'default-src': [SELF],
  'script-src': [SELF],
  // The scroll lock of dialogs and the places of toasts are style sheets that their libraries make while they run.
  'style-src': [SELF, "'unsafe-inline'"],
  // Backgrounds and pictures of people may come from anywhere (teams.md §5).
  'img-src': [SELF, 'data:', 'https:'],
  'font-src': [SELF],
  'connect-src': [SELF, 'ws:', 'wss:'],
  'object-src': [NOBODY],
  'base-uri': [NOBODY],
  'form-action': [SELF],
  'frame-ancestors': [NOBODY],
}
