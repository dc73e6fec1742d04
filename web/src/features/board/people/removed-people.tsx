import type { RemovedPeople as RemovedPeopleAnswer } from '@retropulse/contract/board-history'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { t as boardText } from '../messages.ts'
import { useBoardStore, useLive } from '../view/board-store.ts'
import { t } from './messages.ts'

/** People whom facilitators removed, to be let back in; nothing where there are none. */
export function RemovedPeople() {
  const { session } = useBoardStore()
  const queries = useQueryClient()
  const boardId = useLive((view) => view.board.id)
  // Who was removed comes by a call of its own, and is another list once a change has been done.
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
      <ul>
        {people.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 text-sm">
            <bdi className="min-w-0 flex-1 truncate">{name ?? boardText('people.anonymous')}</bdi>
            <Button size="sm" onClick={() => readmit(asId<AuthorId>(id))}>
              {t('readmit')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
