/**
 * Whether a path is one on which people sign in or out. None of them is a destination after signing in: /logout would
 * sign out again. Read as the router reads it, which decodes paths and ignores case.
 */
export function isSignInPage(path: string): boolean {
  return /^\/(?:log(?:in|out)|forgot-password|reset-password|magic-link|sso)(?=$|[/?#])/i.test(decoded(path))
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
