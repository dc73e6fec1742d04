/** Headers that may hold cookies: of a request, or of the handshake of a socket. */
export type CookieHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The value of a cookie in the headers; null when absent. */
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

/** The prefix of our cookie names; browsers refuse cookies with the secure prefix on pages without https (AUTH-6). */
export function cookiePrefix(isSecure: boolean): string {
  return isSecure ? '__Secure-retropulse' : 'retropulse'
}
