/** Microseconds of the machine's monotonic clock: the same in every process, and never set back. */
export function monotonicMicros(): number {
  return Number(process.hrtime.bigint() / 1000n)
}

/** Milliseconds since a moment of `monotonicMicros`. */
export function millisSince(micros: number): number {
  return (monotonicMicros() - micros) / 1000
}
