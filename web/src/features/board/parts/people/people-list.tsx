import type { Person } from '@retropulse/contract/board-room'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import { announce } from '../../../../ui/live-region.ts'
import { t as boardText } from '../../model/messages.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { type Leaders, handOverOf, leadingOf } from './hand-over.ts'
import { t } from './messages.ts'
import { PersonRow } from './person-row.tsx'
import { removeContentOfPerson, removePerson } from './removal.ts'

/** The list of people (PRESENCE-1). On a board that names people, a facilitator hands it over here (LEAD-1). */
export function PeopleList({ leaders }: { leaders: Leaders }) {
  const { session } = useBoardStore()
  const people = useLive((view) => view.people)
  const you = useLive((view) => view.you)
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
  return <ul className="max-h-80 overflow-y-auto overscroll-contain">{people.toSorted(awayLast).map(row)}</ul>
}

function awayLast(one: Person, other: Person): number {
  return Number(one.isAway === true) - Number(other.isAway === true)
}
