/** Longer than any address of this site. */
const LENGTH_MAX = 2000

/** Pages that would send somebody who has just signed in straight round again. */
const NO_DESTINATION = /^\/(login|logout)(?=$|[/?#])/

/**
 * Where to go after signing in: `value` when it is a path of this site, else `/` (D2). Everything that a
 * browser might read as another host is refused: `//host`, back slashes, the control characters that it
 * drops from addresses, and dot segments, which may leave a double slash behind.
 */
export function safeReturnTo(value: string | null): string {
  if (value === null || value.length > LENGTH_MAX || !value.startsWith('/')) return '/'
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are what this refuses
  if (/[\u0000-\u001f\u007f\\]/.test(value) || !value.isWellFormed()) return '/'
  const [path = ''] = value.split(/[?#]/, 1)
  if (path.includes('//') || /\/(\.|%2e)/i.test(path) || NO_DESTINATION.test(value)) return '/'
  return value
}
