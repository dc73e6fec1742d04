import type { BoardEvent, BoardEventType } from '@retropulse/domain/board/event'
import { type AuthorId, isPseudonym } from '@retropulse/domain/kernel/ids'
import type { CommittedRow } from '../engine/live-board.ts'
import { authorsOn } from '../queries/authors-on.ts'

/** The known authors who did what the rows say. */
export function authorsOfRows(rows: readonly CommittedRow[]): readonly AuthorId[] {
  return knownAmong(rows.flatMap(({ events }) => events.flatMap(actingIn)))
}

/** The known authors of content that the rows bring onto the board: from the team's other boards, or from the trash. */
export function contentAuthorsOfRows(rows: readonly CommittedRow[]): readonly AuthorId[] {
  const carried = rows.flatMap(({ events }) => events.flatMap(carriedIn))
  const last = rows.findLast(({ events }) => events.some(({ type }) => RESTORING.has(type)))
  return knownAmong([...carried, ...(last === undefined ? [] : authorsOn(last.stateAfter))])
}

/**
 * Who voted and who is done is secret: a profile sent for one of these events would disclose it (VOTE-31, RUN-10).
 */
const SECRET: ReadonlySet<BoardEventType> = new Set(['votes-cast', 'voter-done', 'step-done'])

const RESTORING: ReadonlySet<BoardEventType> = new Set([
  'note-restored',
  'comment-restored',
  'action-restored',
  'content-restored',
])

function actingIn(event: BoardEvent): readonly AuthorId[] {
  return 'by' in event && event.by !== null && !SECRET.has(event.type) ? [event.by] : []
}

function carriedIn(event: BoardEvent): readonly AuthorId[] {
  if (event.type !== 'action-carried') return []
  return [event.action.createdBy, event.action.updatedBy].filter((author) => author !== null)
}

function knownAmong(authors: readonly AuthorId[]): readonly AuthorId[] {
  return [...new Set(authors)].filter((author) => !isPseudonym(author))
}
