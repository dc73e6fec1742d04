import type { RemovedPeople as RemovedPeopleAnswer } from '@retropulse/contract/board-history'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { t as boardText } from '../../model/messages.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'

/** The people who were removed, each with 'Let back in' (LEAD-13); absent when there are none. */
export function RemovedPeople() {
  const { session } = useBoardStore()
  const queries = useQueryClient()
  const boardId = useLive((view) => view.board.id)
  // The list comes by a call of its own, and is read again once a change is acknowledged (LEAD-15).
  const isSettled = useLive((view) => view.pendingCount === 0)
  const present = useLive((view) => view.people.length)
  const queryKey = ['removed-people', boardId]
  const { data } = useQuery({
    queryKey: [...queryKey, isSettled, present],
    queryFn: ({ signal }) =>
      valueOf(
        getJson<RemovedPeopleAnswer>(`/api/board/${encodeURIComponent(boardId)}/removed-people`, signal),
      ),
    staleTime: 0,
    throwOnError: false,
    placeholderData: (before) => before,
  })
  const people = data?.people ?? []
  if (people.length === 0) return null
  const readmit = (person: AuthorId) => {
    session.do({ type: 'readmit-person', person })
    void queries.invalidateQueries({ queryKey })
  }
  return (
    <section className="mt-2 border-t border-line px-2 pt-3 pb-1">
      <h3 className="text-sm font-semibold">{t('removedPeople')}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {people.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 text-sm">
            <span className="line-clamp-2 min-w-0 flex-1 leading-tight wrap-anywhere">
              <bdi>{name ?? boardText('people.anonymous')}</bdi>
            </span>
            <Button size="sm" onClick={() => readmit(asId<AuthorId>(id))}>
              {t('readmit')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
