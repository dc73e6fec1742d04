import { expect, test } from 'vitest'
import { activityDays } from './activity.tsx'
import type { ActivityEntry } from './activity-sentence.ts'

const entryAt = (id: number, at: Date): ActivityEntry => ({
  id,
  at: at.getTime(),
  kind: 'data-exported',
  actor: { id: 'nora', name: 'Nora' },
  member: null,
  team: null,
  from: null,
  to: null,
})

test('AUDIT-5: entries are grouped by day, the latest first', () => {
  const entries = [
    entryAt(4, new Date(2026, 10, 20, 23, 59)),
    entryAt(3, new Date(2026, 10, 20, 0, 1)),
    entryAt(2, new Date(2026, 10, 19, 23, 59)),
    entryAt(1, new Date(2025, 10, 20, 12)),
  ]
  expect(activityDays(entries).map((day) => day.entries.map(({ id }) => id))).toEqual([[4, 3], [2], [1]])
  expect(activityDays([])).toEqual([])
})
