import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { Filter } from './action-calls.ts'
import { dayHere } from '../../lib/days.ts'

/** What is looked at, as the address says it, so that it can be given on and comes back with a reload. */
export interface FilterPlace {
  readonly filter: Filter
  /** More than the state is asked for. */
  readonly isNarrowed: boolean
  readonly set: (change: Partial<Record<'status' | 'assignee' | 'board' | 'overdue', string>>) => void
  readonly clear: () => void
}

export function useFilter(): FilterPlace {
  const [search, setSearch] = useSearchParams()
  const get = (name: string) => search.get(name) ?? undefined
  const status = get('status')
  const isOverdue = get('overdue') !== undefined
  // At once, not in a transition: a radio button may not stand where it was in between.
  const set = useCallback<FilterPlace['set']>(
    (change) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(change)) {
            if (value === '') after.delete(name)
            else after.set(name, value)
          }
          return after
        },
        { replace: true, flushSync: true },
      ),
    [setSearch],
  )
  const clear = useCallback(() => setSearch({}, { replace: true }), [setSearch])
  const [assignee, board] = [get('assignee'), get('board')]
  return {
    filter: {
      status: status === 'done' ? 'done' : status === 'all' ? undefined : 'open',
      assignee,
      board,
      overdue: isOverdue ? dayHere() : undefined,
    },
    isNarrowed: assignee !== undefined || board !== undefined || isOverdue,
    set,
    clear,
  }
}
