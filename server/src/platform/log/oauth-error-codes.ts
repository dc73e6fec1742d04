/** What may be logged of a failed sign-in at another service. */
export interface OAuthErrorCodes {
  /** The code of the client library, such as OAUTH_TIMEOUT, or else the name of the error. */
  readonly code: string | null
  /** The `error` that the service answered with (RFC 6749, 5.2). */
  readonly oauthError: string | null
}

/** The error codes only: all other parts of an answer may be personal. */
export function oauthErrorCodes(error: unknown): OAuthErrorCodes {
  if (!(error instanceof Error)) return { code: null, oauthError: null }
  return {
    code: wordIn('code' in error ? error.code : error.name),
    oauthError: wordIn('error' in error ? error.error : null),
  }
}

/** Whether the service did not answer in time, or not at all. */
export function isOAuthOutage(error: unknown): boolean {
  return oauthErrorCodes(error).code === 'OAUTH_TIMEOUT' || error instanceof TypeError
}

function wordIn(value: unknown): string | null {
  return typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : null
}
