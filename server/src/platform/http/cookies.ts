/** Headers that may hold cookies: of a request, or of a socket's handshake. */
export type CookieHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The value of a cookie among headers; null when there is none. */
export function readCookie({ cookie }: CookieHeaders, name: string): string | null {
  const found = String(cookie ?? '')
    .split(';')
    .find((pair) => pair.trimStart().startsWith(`${name}=`))
  if (found === undefined) return null
  try {
    return decodeURIComponent(found.slice(found.indexOf('=') + 1).trim())
  } catch {
    return null
  }
}

/** What stands before the names of our cookies; by the secure one, browsers refuse them to pages without https. */
export function cookiePrefix(isSecure: boolean): string {
  return isSecure ? '__Secure-retropulse' : 'retropulse'
}
