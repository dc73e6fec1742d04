import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * The headers by which browsers restrict our pages. `reportingDsn` is where pages report their errors: the only other
 * origin that they may call, and only when it is configured (REPORT-3).
 */
export function securityHeaders(
  publicUrl: string | undefined,
  reportingDsn: string | undefined,
): FastifyHelmetOptions {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...CONTENT_SECURITY_POLICY,
        // Pages over https load no pictures over http; pages over http do, for hosts without https (BG-8).
        ...(!isHttps && { 'img-src': [...CONTENT_SECURITY_POLICY['img-src'], 'http:'] }),
        'connect-src': [
          SELF,
          ({ headers }) => socketsOf(publicUrl, headers.host),
          ...(reportingDsn === undefined ? [] : [new URL(reportingDsn).origin]),
        ],
      },
    },
    xFrameOptions: { action: 'deny' },
    // Helmet's default no-referrer keeps YouTube videos from playing (MEDIA-13).
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A browser that received this never comes back over http, so it is sent only where PUBLIC_URL is https.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    // Browsers ignore both without https, and print a warning in the console of every page.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  }
}

/**
 * The address of the live socket on the own host: older versions of Safari do not count it to 'self'. Without a
 * PUBLIC_URL it is the host that the browser asked for; a value that is no plain host is left out.
 */
function socketsOf(publicUrl: string | undefined, asked = ''): string {
  if (publicUrl !== undefined) {
    const { protocol, host } = new URL(publicUrl)
    return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`
  }
  return HOST.test(asked) ? `ws://${asked} wss://${asked}` : SELF
}

/** A name or an address, with or without a port; other characters could add directives to the policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

const SELF = "'self'"
const NO_SOURCE = "'none'"

const CONTENT_SECURITY_POLICY = {
  'default-src': [SELF],
  // The only script of another host is YouTube's player (MEDIA-6), from these two paths.
  'script-src': [SELF, 'https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'],
  // Libraries for dialogs and toasts insert style sheets while they run.
  'style-src': [SELF, "'unsafe-inline'"],
  // Backgrounds may come from every host (BG-7); profile pictures come through this server (PROFILE-7).
  'img-src': [SELF, 'data:', 'https:'],
  'font-src': [SELF],
  // The service worker that opens boards without a network (OFFLINE-1).
  'worker-src': [SELF],
  'media-src': [SELF, 'https:'],
  // The players of MEDIA-6, each loaded only after the participant's click (MEDIA-10).
  'frame-src': [
    'https://www.youtube.com',
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://vimeo.com',
    'https://player.twitch.tv',
    'https://w.soundcloud.com',
  ],
  'object-src': [NO_SOURCE],
  'base-uri': [NO_SOURCE],
  'form-action': [SELF],
  'frame-ancestors': [NO_SOURCE],
}
