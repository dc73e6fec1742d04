/**
 * The path of this site that a `returnTo` names (AUTH-27), or `/` for everything that could lead elsewhere: another
 * host (`//evil`, `/\evil`, `https:…`), what browsers normalise to one (control characters, dot segments), or
 * separators that are hidden by encoding; also for /logout, which would end the session that was just begun
 * (SHELL-30). Query and fragment are kept.
 */
export function safeReturnTo(input: string | null | undefined): string {
  if (input === null || input === undefined || input.length > LENGTH_MAX || !input.isWellFormed()) return '/'
  const [path = ''] = input.split(/[?#]/, 1)
  return isPlainPath(path) && !FORBIDDEN.test(input) ? input : '/'
}

const LENGTH_MAX = 2000

/** White space, control characters, and the backslash, which browsers read as a slash. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what this looks for
const FORBIDDEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('//') || /%(2f|5c)/i.test(path)) return false
  if (!canBeDecoded(path) || signsOut(path)) return false
  return path.split('/').every((segment) => !/^(\.|%2e){1,2}$/i.test(segment))
}

/** Compares the path as routers read it: decoded, and in any case. */
function signsOut(path: string): boolean {
  return /^\/logout(?:$|\/)/i.test(decodeURI(path))
}

/** False for half an escape, which makes a router throw. */
function canBeDecoded(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
