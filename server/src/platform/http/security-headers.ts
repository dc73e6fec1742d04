import type { FastifyHelmetOptions } from '@fastify/helmet'

/** What browsers are told to forbid themselves on our pages. */
export function securityHeaders(publicUrl: string | undefined): FastifyHelmetOptions {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...CONTENT_SECURITY_POLICY,
        // Over https browsers load nothing else into a page; over http pictures of an intranet are good enough (D45).
        ...(!isHttps && { 'img-src': [...CONTENT_SECURITY_POLICY['img-src'], 'http:'] }),
        'connect-src': [SELF, ({ headers }) => socketsOf(publicUrl, headers.host)],
      },
    },
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

/**
 * The live socket of our own host and no other: older versions of Safari do not count it to 'self'. Without a PUBLIC_URL the
 * host is the one that the browser asked; what is not plainly a host is left out.
 */
function socketsOf(publicUrl: string | undefined, asked = ''): string {
  if (publicUrl !== undefined) {
    const { protocol, host } = new URL(publicUrl)
    return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`
  }
  return HOST.test(asked) ? `ws://${asked} wss://${asked}` : SELF
}

/** A name or an address, with or without a port; no other sign may come into the policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

const SELF = "'self'"
const NOBODY = "'none'"

const CONTENT_SECURITY_POLICY = {
  'default-src': [SELF],
  // The one script of somebody else's is what YouTube's player consists of; only these two places of theirs (D11).
  'script-src': [SELF, 'https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'],
  // The scroll lock of dialogs and the places of toasts are style sheets that their libraries make while they run.
  'style-src': [SELF, "'unsafe-inline'"],
  // Backgrounds and GIFs may come from anywhere (teams.md §5); pictures of people come through this server.
  'img-src': [SELF, 'data:', 'https:'],
  'font-src': [SELF],
  // The service worker that opens boards without a network.
  'worker-src': [SELF],
  'media-src': [SELF, 'https:'],
  // The players of D11, each loaded only after the person's click.
  'frame-src': [
    'https://www.youtube.com',
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://vimeo.com',
    'https://player.twitch.tv',
    'https://w.soundcloud.com',
  ],
  'object-src': [NOBODY],
  'base-uri': [NOBODY],
  'form-action': [SELF],
  'frame-ancestors': [NOBODY],
}
