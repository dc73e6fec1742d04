/** The task of a generator, with its time: all of its processes start at the same moment. */
export interface PlayPlan {
  /** Microseconds of the monotonic clock. */
  readonly startAt: number
  readonly warmUpMs: number
  readonly measuredMs: number
  readonly seed: number
  /** S1's mixed work, or notes alone at a rate of operations a second. */
  readonly work: { readonly kind: 'mixed' } | { readonly kind: 'ramp'; readonly rate: number }
}

/** The result. Counts are of operations sent while it was measured. */
export interface PlayResult {
  readonly sent: number
  readonly acknowledged: number
  readonly refused: number
  readonly delivered: number
  /** Deliveries if every operation reached all other participants. */
  readonly expected: number
  /** Connections that ended without being closed here. */
  readonly lost: number
  /** Buckets of the histograms: sender's emit to a receiver's decoded update, to the sender's answer, and from
   * the time when the schedule wanted it sent to when it was sent. */
  readonly latency: readonly number[]
  readonly acknowledgement: readonly number[]
  readonly lag: readonly number[]
}

/** Messages of the coordinator to a generator's process. */
export type ToGenerator =
  | {
      readonly type: 'enter'
      readonly url: string
      readonly boards: readonly string[]
      /** People on each board. */
      readonly people: number
    }
  | { readonly type: 'play'; readonly plan: PlayPlan }

/** The answers of a generator, one for each message to it. */
export type FromGenerator =
  | { readonly type: 'entered' }
  | { readonly type: 'played'; readonly result: PlayResult }
  | { readonly type: 'failed'; readonly message: string }
