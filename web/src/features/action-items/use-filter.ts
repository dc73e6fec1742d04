import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { Filter } from './action-calls.ts'
import { dayHere } from '../../lib/days.ts'

/** The filters as they stand in the address, so that they can be shared and survive a reload (ACTION-26). */
export interface FilterPlace {
  readonly filter: Filter
  /** True when another filter than the state is set. */
  readonly isNarrowed: boolean
  readonly set: (change: Partial<Record<'status' | 'assignee' | 'board' | 'overdue', string>>) => void
  readonly clear: () => void
}

export function useFilter(): FilterPlace {
  const [search, setSearch] = useSearchParams()
  const get = (name: string) => search.get(name) ?? undefined
  const status = get('status')
  const isOverdue = get('overdue') !== undefined
  // At once, not in a transition: a radio button must not lag behind the click.
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
