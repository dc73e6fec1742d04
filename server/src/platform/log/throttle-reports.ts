/** An error, and how many of its kind were omitted since the last report. */
export type ThrottledReport = (error: unknown, omitted: number) => void

/** Milliseconds in which errors of one kind are reported once. */
const QUIET_MS = 60_000
/** Kinds that are remembered; beyond it all are forgotten, and reported again. */
const KINDS_MAX = 200

/**
 * Reports errors of one kind once a minute (LIMIT-16): an outage that fails thousands of messages is one line of the
 * log, and not megabytes.
 */
export function throttleReports(report: ThrottledReport, now = Date.now): (error: unknown) => void {
  const kinds = new Map<string, { readonly at: number; omitted: number }>()
  return (error) => {
    const kind = kindOf(error)
    const known = kinds.get(kind)
    if (known !== undefined && now() - known.at < QUIET_MS) {
      known.omitted += 1
      return
    }
    if (kinds.size > KINDS_MAX) kinds.clear()
    kinds.set(kind, { at: now(), omitted: 0 })
    report(error, known?.omitted ?? 0)
  }
}

/** Numbers differ between errors of one kind, such as ports and rows. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error ? String(error.code) : ''
  return `${error.name} ${code} ${error.message.replace(/\d+/g, '#')}`
}
