/**
 * The pause that a Retry-After header asks for, in milliseconds: seconds, or a date. Null when it is neither, or over
 * already. `now`: milliseconds since 1970.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 ? ms : null
}
