/**
 * Paths that are no page of the web application: calls, sockets, operation and files. What does not exist below them is
 * answered 404 as JSON, and a browser without a network is never shown a page in their place (SHELL-60).
 */
const SERVICE_PATHS = [
  '/.well-known',
  '/api',
  '/assets',
  '/backgrounds',
  '/board/socket.io',
  '/emoji-data',
  '/gifs',
  '/healthz',
  '/mcp',
  '/metrics',
  '/payment',
  '/profile',
  '/readyz',
  '/sso-callback',
  '/sso-login',
  '/static',
  '/status',
  '/uid',
  '/unsplash',
]

/** True for the path of a URL, without its query, that belongs to a service or a file folder. */
export function isServicePath(path: string): boolean {
  const lower = path.toLowerCase()
  return SERVICE_PATHS.some((service) => lower === service || lower.startsWith(`${service}/`))
}

/** The path below which programs call the API of an organisation with a key of it (API-15). */
export const PUBLIC_API = '/api/public/v1'

/** The path at which agents reach the tools of an organisation over the Model Context Protocol (MCP-1). */
export const MCP = '/mcp'
