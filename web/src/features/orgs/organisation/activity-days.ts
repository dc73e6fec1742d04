import type { ActivityEntry } from './activity-sentence.ts'

export interface ActivityDay {
  /** The last moment of the day at which something happened, in milliseconds since 1970. */
  readonly at: number
  readonly entries: readonly ActivityEntry[]
}

/** The entries by day, by the time zone of the device (AUDIT-5); their order stays. */
export function activityDays(entries: readonly ActivityEntry[]): readonly ActivityDay[] {
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toDateString())
  return [...days.values()].map((happened) => ({ at: happened[0]?.at ?? 0, entries: happened }))
}
