import type { Page, PageQuery, PublicNote } from '@retropulse/contract/public-api'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import { emojiCounts } from '@retropulse/domain/board/summary/summary'
import { visibleBoard } from '@retropulse/domain/board/visible-board'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import { ANONYMOUS_VIEWER, type BoardApi } from '../../board/api.ts'
import type { Program } from '../../orgs/api.ts'
import { retroOf } from './of-organisation.ts'
import { pageOf, placeOfTime, type TimePlace, timePlaceIn } from './page-of.ts'

export interface ListNotesPorts {
  readonly board: Pick<BoardApi, 'authorizeBoard'> & { readonly boards: Pick<BoardApi['boards'], 'find'> }
}

/**
 * The notes of a retro, the oldest first, as a visitor without a name would see them: not as the primary owner would,
 * whose own notes could be told from others (API-18). While participants brainstorm there are none.
 */
export async function listNotes(
  program: Program,
  { boardId, ...query }: PageQuery & { readonly boardId: BoardId },
  { board }: ListNotesPorts,
): Promise<{ readonly ok: true; readonly page: Page<PublicNote> } | Refused> {
  const list = `notes ${boardId}` as const
  const from = timePlaceIn(list, query)
  if (!from.ok) return from
  const authorized = await retroOf(program, boardId, board)
  if (!authorized.ok) return authorized
  const opened = await board.authorizeBoard(program.identity, boardId)
  if (!opened.ok) return opened
  const visible = visibleBoard(opened.live.at.state, ANONYMOUS_VIEWER, opened.pseudonymOf)
  const page = pageOf(list, notesAfter(from.after, visible), query.limit, ({ at, id }) =>
    placeOfTime({ time: at, id }),
  )
  return { ok: true, page: { data: page.data.map(presented), nextCursor: page.nextCursor } }
}

function notesAfter(after: TimePlace | null, { notes, isMasked }: BoardState): readonly Note[] {
  if (isMasked) return []
  return notes
    .values()
    .filter(
      (note) => after === null || note.at > after.time || (note.at === after.time && note.id > after.id),
    )
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
}

function presented(note: Note): PublicNote {
  return {
    id: note.id,
    columnId: note.columnId,
    text: note.text,
    createdAt: note.at,
    votes: note.votes,
    reactions: emojiCounts([note]).map(({ emoji, count }) => ({ emoji, count })),
    comments: note.comments.map(({ text, at }) => ({ text, createdAt: at })),
    groupedInto: note.group?.into ?? null,
    groupTitle: note.groupTitle,
  }
}
