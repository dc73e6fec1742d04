import type { Person } from '@retropulse/contract/board-room'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { type ReactNode, useRef, useState } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { useCutEdges } from '../../../../ui/use-cut-edges.ts'
import { t as boardText } from '../../model/messages.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { type Leaders, handOverOf, leadingOf } from './hand-over.ts'
import { t } from './messages.ts'
import { PersonRow } from './person-row.tsx'
import { removeContentOfPerson, removePerson } from './removal.ts'
import type { RemovedPeople as RemovedPeopleAnswer } from '@retropulse/contract/board-history'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'

/** The list of people (PRESENCE-1). On a board that names people, a facilitator hands it over here (LEAD-1). */
export function PeopleList({ leaders }: { leaders: Leaders }) {
  const { session } = useBoardStore()
  const people = useLive((view) => view.people)
  const you = useLive((view) => view.you)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const removalOf = (author: AuthorId, name: string) => ({
    onRemoveContent: () => removeContentOfPerson(session, author, name),
    onRemove: leadingOf(author, leaders) === 'no' ? () => removePerson(session, author, name) : null,
  })
  const row = ({ key, name, picture, authorId, isAway }: Person) => {
    const shown = name ?? boardText('people.anonymous')
    const isYou = key === you.key
    const handOver = authorId === undefined || isYou ? null : handOverOf(authorId, leaders)
    const act = (author: AuthorId) => {
      session.do(
        handOver === 'give'
          ? { type: 'give-facilitation', to: author }
          : { type: 'take-facilitation', from: author },
      )
      announce(t(handOver === 'give' ? 'given' : 'taken', { name: shown }))
    }
    return (
      <PersonRow
        key={key}
        name={isYou ? boardText('people.you', { name: shown }) : shown}
        bareName={name ?? ''}
        seed={authorId ?? key}
        picture={picture}
        isAway={isAway === true}
        isFacilitator={
          isYou ? you.isFacilitator : authorId !== undefined && leadingOf(authorId, leaders) !== 'no'
        }
        isOpen={key === openKey}
        onOpen={(isOpen) => setOpenKey(isOpen ? key : null)}
        handOver={you.isFacilitator ? handOver : null}
        onHandOver={() => authorId !== undefined && act(authorId)}
        removal={
          you.isFacilitator && !isYou && authorId !== undefined ? removalOf(authorId, shown) : undefined
        }
      />
    )
  }
  if (people.length === 0)
    return <p className="px-2 pb-2 text-sm text-ink-soft">{boardText('people.none')}</p>
  return <ScrolledList>{people.toSorted(inOrder(you.key)).map(row)}</ScrolledList>
}

function ScrolledList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  useCutEdges(list, 'y')
  return (
    <ul
      ref={list}
      // With room for the buttons, which stand 4 px beyond their rows on a phone: without it the list scrolls sideways.
      className="max-h-[min(55dvh,30rem)] overflow-y-auto overscroll-contain fade-cut-ends max-sm:-me-1 max-sm:pe-1"
    >
      {children}
    </ul>
  )
}

/** The viewer first, and who is away last. */
function inOrder(you: string) {
  const turn = ({ key, isAway }: Person) => (key === you ? -1 : Number(isAway === true))
  return (one: Person, other: Person) => turn(one) - turn(other)
}

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
      <ul className="mt-1 flex flex-col gap-1 pointer-coarse:gap-3">
        {people.map(({ id, name }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 text-sm">
            <span className="line-clamp-2 min-w-0 flex-1 leading-tight text-balance wrap-anywhere">
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
