/** What the log knows about an error besides the error itself. */
export interface ErrorContext {
  /** The pattern of the route of the request that failed. */
  readonly route?: string | undefined
  readonly method?: string | undefined
}

/** Reports errors to a service outside (REPORT-1). */
export interface ErrorReporter {
  /** Never throws, and never waits. */
  report(error: unknown, context: ErrorContext): void
  /** Sends what waits, for at most two seconds. */
  close(): Promise<void>
}
