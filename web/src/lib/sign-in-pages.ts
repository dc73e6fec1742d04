/**
 * Whether a path is a page that signs in or out, which is never a destination after signing in (AUTH-27): /logout would
 * sign out again. Paths are decoded and case is ignored, as the router does.
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
