import { type ActionId, type AuthorId, asId, type CommentId, type NoteId } from '../../kernel/ids.ts'
import type { BoardCommand } from '../command.ts'
import type { ActionItem } from '../action-items/action-item.ts'
import type { BoardState } from '../state.ts'
import {
  addAction,
  addComment,
  addNote,
  deleteComment,
  deleteNote,
  groupNote,
  startVoting,
} from './commands.ts'

/** What a command is aimed at, and its author. */
interface Target {
  readonly noteId: NoteId
  readonly commentId: CommentId
  readonly actionId?: ActionId
  readonly by: AuthorId
}

/** A command, and the author of what it is about, if it has one. */
export interface TargetedCommand {
  readonly command: BoardCommand
  readonly owner: AuthorId | undefined
}

/**
 * The same command about something that is there: what is edited is on the board, what is restored is in the trash,
 * what is added is new; where there is no such target, the command that makes it possible comes first. `pick` chooses
 * among the targets. Commands drawn at random mostly miss each other; aimed ones meet.
 */
export function targetCommand(command: BoardCommand, board: BoardState, pick: number): TargetedCommand {
  const aimAt = (targets: readonly Target[], instead: BoardCommand): TargetedCommand => {
    const target = targets[pick % targets.length]
    if (target === undefined) return targetCommand(instead, board, pick)
    const { noteId, commentId, by } = target
    return 'commentId' in command
      ? { command: { ...command, noteId, commentId }, owner: by }
      : { command: { ...command, noteId } as BoardCommand, owner: by }
  }
  const isVoting = board.voting?.status === 'vote'
  // A running vote would refuse half of all commands; every other one of these ends it first.
  if (isVoting && pick % 2 === 0 && STOPPED_BY_VOTES.has(command.type))
    return targetCommand(END_VOTING, board, pick)
  switch (command.type) {
    case 'add-note':
      return { command: { ...command, noteId: asId<NoteId>(`n${pick}`) }, owner: undefined }
    case 'add-comment': {
      const commentId = asId<CommentId>(`c${pick}`)
      return aimAt(
        notesOf(board.notes).map((target) => ({ ...target, commentId })),
        addNote('n'),
      )
    }
    case 'edit-note':
    case 'move-note':
    case 'delete-note':
    case 'title-group':
      return aimAt(notesOf(board.notes), addNote('n'))
    case 'cast-votes':
      if (!isVoting && pick % 4 > 0) return targetCommand(someVote(pick), board, pick)
      return aimAt(notesOf(board.notes), { type: 'end-voting' })
    case 'ungroup-note':
      return aimAt(groupedNotesOf(board), groupNote('n', 'n'))
    case 'group-note': {
      const all = notesOf(board.notes)
      if (all.length < 2 && pick % 5 > 0) return targetCommand(addNote('n'), board, pick)
      const into = all[(pick + 1) % all.length]?.noteId ?? command.into
      const aimed = aimAt(all, addNote('n'))
      return aimed.command.type === 'group-note' ? { ...aimed, command: { ...aimed.command, into } } : aimed
    }
    case 'add-action':
      return { command: { ...command, actionId: asId<ActionId>(`a${pick}`) }, owner: undefined }
    case 'edit-action':
    case 'set-action-status':
    case 'assign-action':
    case 'set-action-due':
    case 'delete-action':
      return aimAtAction(command, board.actions.values(), addAction(`a${pick}`), pick)
    case 'restore-action': {
      const known = board.actions.values()[0]?.id ?? command.actionId
      return aimAtAction(
        command,
        board.trash.actions.values(),
        { type: 'delete-action', actionId: known },
        pick,
      )
    }
    case 'set-reaction': {
      const given = reactionsOf(board)
      const mine = command.on ? undefined : given[pick % given.length]
      if (mine === undefined) {
        const aimed = aimAt(notesOf(board.notes), addNote('n'))
        return aimed.command.type === 'set-reaction' && pick % 4 > 0
          ? { ...aimed, command: { ...aimed.command, on: true } }
          : aimed
      }
      return { command: { ...command, noteId: mine.noteId, emoji: mine.emoji }, owner: mine.by }
    }
    case 'restore-note':
      return aimAt(notesOf(board.trash.notes), deleteNote('n'))
    case 'edit-comment':
    case 'delete-comment':
      return aimAt(commentsOf(board), addComment('n', 'c'))
    case 'restore-comment':
      return aimAt(trashedCommentsOf(board), deleteComment('n', 'c'))
    case 'rename-column':
    case 'rename-board':
    case 'set-columns':
    case 'set-anonymous':
    case 'set-background':
    case 'set-done':
    case 'start-voting':
    case 'end-voting':
    case 'start-timer':
    case 'extend-timer':
    case 'end-timer':
    case 'start-media':
    case 'set-volume':
    case 'stop-media':
    case 'start-mood-poll':
    case 'set-spotlight':
    case 'set-sorting':
    case 'share-gif':
    case 'give-facilitation':
    case 'take-over-facilitation':
    case 'ask-icebreaker':
    case 'end-take-over':
    case 'remove-content-of-person':
    case 'remove-content-of-author':
    case 'restore-content':
    case 'remove-person':
    case 'readmit-person':
      return { command, owner: undefined }
    case 'set-masking':
      return { command: { ...command, on: pick % 4 > 0 ? !board.isMasked : command.on }, owner: undefined }
    case 'show-summary':
      return { command: { ...command, on: pick % 4 > 0 ? !board.showSummary : command.on }, owner: undefined }
    case 'set-gif-sharing':
      return { command: { ...command, on: pick % 4 > 0 ? board.disableGifs : command.on }, owner: undefined }
    case 'end-icebreaker':
    case 'draw-icebreaker-person':
      return board.icebreakerQuestion !== null || pick % 4 === 0
        ? { command, owner: undefined }
        : { command: { type: 'ask-icebreaker', question: 'Tea?' }, owner: undefined }
    case 'end-mood-poll':
      return board.moodPoll === true || pick % 4 === 0
        ? { command, owner: undefined }
        : { command: { type: 'start-mood-poll' }, owner: undefined }
    case 'show-mood':
      return board.moodPoll === false || pick % 4 === 0
        ? { command: { ...command, on: !board.showMood }, owner: undefined }
        : targetCommand({ type: 'end-mood-poll' }, board, pick)
    case 'take-facilitation': {
      const from = board.facilitators[pick % board.facilitators.length]
      if (from === undefined)
        return { command: { type: 'give-facilitation', to: command.from }, owner: undefined }
      return { command: { ...command, from }, owner: from }
    }
  }
}

function someVote(pick: number): BoardCommand {
  return startVoting({ allowedVotes: 1 + (pick % 3), showsTotals: pick % 2 === 0, resetVotes: pick % 5 > 0 })
}

const END_VOTING: BoardCommand = { type: 'end-voting' }
const STOPPED_BY_VOTES: ReadonlySet<BoardCommand['type']> = new Set<BoardCommand['type']>([
  'add-note',
  'move-note',
  'group-note',
  'ungroup-note',
  'start-voting',
  'set-sorting',
])

function aimAtAction(
  command: BoardCommand,
  actions: readonly ActionItem[],
  instead: BoardCommand,
  pick: number,
): TargetedCommand {
  const action = actions[pick % actions.length]
  if (action === undefined) return { command: instead, owner: undefined }
  return {
    command: { ...command, actionId: action.id } as BoardCommand,
    owner: action.createdBy ?? undefined,
  }
}

function notesOf(notes: BoardState['notes']): Target[] {
  return notes.values().map(({ id, by }) => ({ noteId: id, commentId: asId<CommentId>('c'), by }))
}

/** The members of groups and the notes that lead them. */
function groupedNotesOf({ notes }: BoardState): Target[] {
  const grouped = new Set(notes.values().flatMap(({ id, group }) => (group === null ? [] : [id, group.into])))
  return notesOf(notes).filter(({ noteId }) => grouped.has(noteId))
}

function reactionsOf(board: BoardState) {
  return board.notes
    .values()
    .flatMap((note) => note.reactions.map((reaction) => ({ ...reaction, noteId: note.id })))
}

function commentsOf(board: BoardState): Target[] {
  return board.notes
    .values()
    .flatMap((note) => note.comments.map(({ id, by }) => ({ noteId: note.id, commentId: id, by })))
}

function trashedCommentsOf(board: BoardState): Target[] {
  return board.trash.comments.values().map(({ noteId, comment }) => ({
    noteId,
    commentId: comment.id,
    by: comment.by,
  }))
}
