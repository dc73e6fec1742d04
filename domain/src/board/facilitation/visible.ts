import type { AuthorId } from '../../kernel/ids.ts'
import {
  asItWas,
  type EventVisibilities,
  noOwners,
  ownersIfKnown,
  SENT_TO_ALL,
  wholeBoard,
} from '../event-visibility.ts'
import type { TextsShown } from '../notes/commands-and-events.ts'
import { ownersOfNote } from '../notes/visible.ts'
import type { ShowingEvent } from '../showings/commands-and-events.ts'
import { summaryTextAfterMasking } from '../showings/visible.ts'
import { readableTexts } from '../readable-texts.ts'
import type { BoardState } from '../state.ts'
import { type Viewer, visibleAuthor, visibleFacilitator, visibleStandIn } from '../visible-board.ts'
import type { FacilitationEvent } from './commands-and-events.ts'

export const facilitationVisibility: EventVisibilities<
  FacilitationEvent,
  FacilitationEvent | ShowingEvent | TextsShown
> = {
  /** Replicas mask all texts by themselves; viewers are sent the texts that they may read (MASK-16). */
  'masking-changed': {
    visible: (event, state, viewer) => [
      event,
      ...summaryTextAfterMasking(state),
      ...readableTextsOf(state, viewer),
    ],
    owners: (_event, state) => (state.isMasked ? authorsOf(state) : []),
    missed: wholeBoard,
  },
  'spotlight-set': {
    visible: (event, _state, viewer, pseudonymOf) => {
      const { author } = event
      return [{ ...event, author: author === false ? false : visibleAuthor(author, viewer, pseudonymOf) }]
    },
    owners: noOwners,
    missed: asItWas,
  },
  'sorting-set': SENT_TO_ALL,
  'facilitation-given': {
    visible: (event, _state, viewer, pseudonymOf) =>
      visibleFacilitator(event.to, viewer, pseudonymOf).map((to) => ({ ...event, to })),
    owners: ({ to }) => [to],
    missed: asItWas,
  },
  'facilitation-taken': {
    visible: (event, _state, viewer, pseudonymOf) =>
      visibleFacilitator(event.from, viewer, pseudonymOf).map((from) => ({ ...event, from })),
    owners: ({ from }) => [from],
    missed: asItWas,
  },
  'facilitation-taken-over': {
    visible: (event, _state, viewer, pseudonymOf) => [
      { ...event, to: visibleStandIn(event.to, viewer, pseudonymOf) },
    ],
    owners: ({ to }) => ownersIfKnown(to),
    missed: asItWas,
  },
  'take-over-ended': SENT_TO_ALL,
}

function readableTextsOf(state: BoardState, viewer: Viewer): readonly TextsShown[] {
  const notes = state.notes.values().flatMap((note) => readableTexts(note, state.isMasked, viewer) ?? [])
  return notes.length === 0 ? [] : [{ type: 'texts-shown', notes }]
}

function authorsOf(state: BoardState): readonly AuthorId[] {
  return [...new Set(state.notes.values().flatMap(ownersOfNote))]
}
