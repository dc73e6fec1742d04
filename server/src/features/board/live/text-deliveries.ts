import { type NoteTexts, readableTexts } from '@retropulse/domain/board/readable-texts'
import { summaryTextAfterMasking } from '@retropulse/domain/board/showings/visible'
import type { Viewer } from '@retropulse/domain/board/visible-board'
import { ownersOf, visibleEvents } from '@retropulse/domain/board/visibility'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import type { CommittedRow } from '../engine/live-board.ts'
import { ANONYMOUS_VIEWER } from '../engine/projector.ts'
import { inParts, isLarge, PART_SIZE, textSize } from '../queries/board-parts.ts'
import type { DeliveryVisibility } from './fan-out.ts'

/** Texts for one person, or for all participants (null). */
export interface TextDelivery<Person> {
  readonly to: Person | null
  readonly notes: readonly NoteTexts[]
}

/** Notes processed in one step. */
const NOTES_PER_STEP = 100

/** Whether a row hides or shows the texts of a board that is too large for one message, also as a part of a step. */
export function isLargeSwitch({ events, stateAfter }: CommittedRow): boolean {
  return events.some(({ type }) => type === 'masking-changed') && isLarge(stateAfter)
}

/** A large switch without the texts of notes; that of the summary hides and returns with them (SUMMARY-25). */
export const TEXTS_APART: DeliveryVisibility = {
  visible: (event, state, viewer, pseudonymOf) =>
    event.type === 'masking-changed'
      ? [event, ...summaryTextAfterMasking(state)]
      : visibleEvents(event, state, viewer, pseudonymOf),
  owners: (event, state) => (event.type === 'masking-changed' ? [] : ownersOf(event, state)),
}

/**
 * The texts that go with a large `masking-changed` (WIRE-22), made step by step: when brainstorming begins, each
 * author's own to that author; when it ends, all of them once for all. Undefined is a step that sends nothing.
 */
export function* textDeliveries<Person extends Viewer>(
  { stateAfter: { isMasked, notes } }: CommittedRow,
  people: readonly Person[],
): Generator<TextDelivery<Person> | undefined, void, undefined> {
  if (!isMasked) {
    const texts = notes.values().flatMap((note) => readableTexts(note, false, ANONYMOUS_VIEWER) ?? [])
    for (const part of inParts(texts, textSize)) yield { to: null, notes: part }
    return
  }
  const authors = authorsAmong(people)
  const own = new Map<Person, { notes: NoteTexts[]; size: number }>()
  let step = 0
  for (const note of notes.values()) {
    const writers = new Set([note, ...note.comments].flatMap(({ by }) => authors.get(by) ?? []))
    for (const person of writers) {
      const texts = readableTexts(note, true, person)
      if (texts === null) continue
      const part = own.get(person) ?? { notes: [], size: 0 }
      part.notes.push(texts)
      part.size += textSize(texts)
      own.set(person, part)
      if (part.size < PART_SIZE) continue
      own.delete(person)
      yield { to: person, notes: part.notes }
    }
    step += 1
    if (step % NOTES_PER_STEP === 0) yield
  }
  for (const [person, part] of own) yield { to: person, notes: part.notes }
}

/** The people of each author id; a guest's id may belong to several people, who share a cookie. */
function authorsAmong<Person extends Viewer>(
  people: readonly Person[],
): ReadonlyMap<AuthorId, readonly Person[]> {
  const authors = new Map<AuthorId, Person[]>()
  for (const person of people)
    for (const id of person.authorIds) authors.set(id, [...(authors.get(id) ?? []), person])
  return authors
}
