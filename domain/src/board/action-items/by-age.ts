import type { ActionItem } from './action-item.ts'

/** Compares action items for sorting: the oldest first, those of one millisecond by id. */
export function byAge(one: ActionItem, other: ActionItem): number {
  return one.timeStamp - other.timeStamp || (one.id < other.id ? -1 : 1)
}
