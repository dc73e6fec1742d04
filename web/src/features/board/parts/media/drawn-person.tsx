import type { Person } from '@retropulse/contract/board-room'
import { useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'

/** The participant who was drawn to answer, known by the key in the list of people and by no author id (ICE-13). */
export function DrawnPerson() {
  const drawn = useLive((view) => view.board.icebreakerDrawn.at(-1))
  const people = useLive((view) => view.people)
  const ownKey = useLive((view) => view.you.key)
  return (
    <p role="status" dir="auto" className="mt-4 text-lg font-semibold wrap-anywhere empty:hidden">
      {drawn !== undefined && drawnText(drawn, ownKey, people)}
    </p>
  )
}

/** On a board that hides its authors only the participant who was drawn learns it (ICE-13). */
function drawnText(drawn: string, ownKey: string, people: readonly Person[]): string {
  if (drawn === ownKey) return t('drawn.you')
  const person = people.find(({ key }) => key === drawn)
  if (person === undefined) return t('drawn.left')
  return person.name === null ? t('drawn.nameless') : t('drawn.named', { name: person.name })
}
