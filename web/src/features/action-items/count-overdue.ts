import type { TeamAction } from '@retropulse/contract/actions'

/**
 * How many of a team's action items are overdue on a day, YYYY-MM-DD; null where the list may go on with others, which is
 * known by its order: those that are overdue stand first (ACTION-26).
 */
export function countOverdue(
  actions: readonly Pick<TeamAction, 'status' | 'due'>[],
  today: string,
  isUnfinished: boolean,
): number | null {
  const overdue = actions.filter(({ status, due }) => status === 'open' && due !== null && due < today)
  return isUnfinished && overdue.length === actions.length ? null : overdue.length
}
