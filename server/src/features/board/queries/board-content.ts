import type { BoardContent, BoardNote } from '@retropulse/contract/board-entity'
import { actionRecord } from '@retropulse/domain/board/action-items/action-item'
import { leaderOf, membersByLeader } from '@retropulse/domain/board/groups/groups'
import { notesInColumn } from '@retropulse/domain/board/order'
import type { BoardState, Comment, Note } from '@retropulse/domain/board/state'
import { type GridPlace, gridOf } from './grid-of.ts'

/**
 * The content of a board under the names of the API (NOTE-17). `visible` is the board as `visibleBoard` left it for the
 * reader; nothing is hidden here.
 */
export function contentOf(visible: BoardState): BoardContent {
  return { notes: notesOf(visible).map((make) => make()), ...contentWithoutNotes(visible) }
}

/** Functions that make each note, in the order of the columns and of their notes. */
export function notesOf(visible: BoardState): readonly (() => BoardNote)[] {
  const grid = gridOf(visible)
  const members = membersByLeader(visible.notes)
  const notes = visible.columns.flatMap(({ id }) => notesInColumn(visible, id))
  return notes.map((note) => () => {
    const leader = leaderOf(visible.notes, note)
    const group = [leader, ...(members.get(leader.id) ?? [])] as const
    return noteOf(note, group, visible, grid.get(note.id) ?? NOWHERE)
  })
}

/** Like `contentOf`, without the notes, which are most of a board. */
export function contentWithoutNotes(visible: BoardState): Omit<BoardContent, 'notes'> {
  const { voting, timer, media, moodPoll, showMood, showSummary, showHighlight, gifs } = visible
  return {
    actions: visible.actions.values().map((action) => {
      const record = actionRecord(action)
      return { ...record, assignees: [...record.assignees] }
    }),
    voting:
      voting === null
        ? null
        : {
            status: voting.status,
            contentId: voting.contentId,
            maxVotes: voting.maxVotes,
            existingVotes: voting.existingVotes.toRecord(),
          },
    timer,
    media,
    states: {
      moodPoll,
      showMood,
      showSummary,
      showHighlight,
      maskComments: visible.isMasked,
      disableGifs: visible.disableGifs,
      gifs: [...gifs],
    },
  }
}

const NOWHERE: GridPlace = { x: 0, y: 0, h: 0 }

/** `group`: the first note and all others, or the note alone. */
function noteOf(
  note: Note,
  group: readonly [leader: Note, ...others: Note[]],
  board: BoardState,
  place: GridPlace,
): BoardNote {
  const [leader] = group
  const isGrouped = group.length > 1
  return {
    id: note.id,
    text: note.text,
    timeStamp: note.at,
    createdBy: note.by,
    lastEditedBy: note.editedBy,
    type: note.columnId,
    votes: note.votes,
    highlights: note.by === board.showHighlight ? 1 : 0,
    emojis: note.reactions.map(({ emoji, by }) => ({ emoji, by })),
    comments: note.comments.map(commentOf),
    groupedBy: isGrouped ? [...new Set(group.map(({ by }) => by))] : [],
    groupId: isGrouped ? leader.id : null,
    groupTitle: leader.groupTitle,
    grid: { i: note.id, x: place.x, y: place.y, w: 1, h: place.h },
  }
}

/** `updatedBy` is the author, who alone edits a comment (PERM-21). */
function commentOf({ id, text, by, at, editedAt }: Comment) {
  return {
    id,
    comment: text,
    by,
    timestamp: at,
    updatedTime: editedAt,
    updatedBy: editedAt === null ? null : by,
  }
}
