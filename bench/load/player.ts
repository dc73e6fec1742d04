import type { BoardUpdate, CommandReply } from '@retropulse/contract/board-room'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { ViewEvent } from '@retropulse/domain/board/visibility'
import { asId, type AuthorId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { type Rank, rankBetween } from '@retropulse/domain/kernel/rank'
import { monotonicMicros } from '../measure/monotonic-clock.ts'
import { type BoardSocket, openBoardSocket } from './board-socket.ts'
import { noteText, sentAtOf } from './note-text.ts'
import { randomId, type Random } from '../../scripts/seed/seeded-random.ts'

/** What players report for the count; times in microseconds. */
export interface Account {
  /** An operation of one player has reached another one. */
  delivered(sentAt: number, receivedAt: number): void
  answered(sentAt: number, answeredAt: number, isDone: boolean): void
  lostConnection(): void
}

/** What the players of one board share. */
export interface Table {
  /** The rank of the topmost note of each column: a new note comes above it, as in the page. */
  readonly topRanks: Map<ColumnId, Rank>
  /** When a reaction was sent, since it has no text that could hold the time: by note and author. */
  readonly reactedAt: Map<string, number>
  notesCount: number
}

/** One participant of a generator. */
export interface Player {
  readonly notes: readonly NoteId[]
  readonly notesCountOnBoard: () => number
  addNote(random: Random): { readonly noteId: NoteId; readonly sentAt: number }
  editNote(noteId: NoteId, random: Random): number
  /** Return the send time, like the other calls. */
  react(noteId: NoteId, random: Random): number
  leave(): void
}

export interface PlayerOptions {
  readonly url: string
  readonly boardId: string
  readonly cookie: string
  readonly table: Table
  readonly account: () => Account
}

const REACTION = '👍'

export function newTable(): Table {
  return { topRanks: new Map(), reactedAt: new Map(), notesCount: 0 }
}

export async function seatPlayer({ table, account, ...options }: PlayerOptions): Promise<Player> {
  let self: AuthorId | null = null
  const socket: BoardSocket = await openBoardSocket({
    ...options,
    onUpdate: take,
    onLost: () => account().lostConnection(),
  })
  const { you, board } = socket.joined
  // The guest's id as guests read it: the second of their ids, behind the one that guests are not sent (ANON-1).
  const shown = you.authorIds[1] ?? you.pseudonym
  self = shown
  const columns = board?.state.columns.map(({ id }) => id) ?? []
  const notes: NoteId[] = []

  function take({ rows }: BoardUpdate): void {
    const receivedAt = monotonicMicros()
    for (const event of rows.flat()) {
      if ('by' in event && event.by !== self) {
        const sentAt = sendTimeOf(event)
        if (sentAt !== undefined) account().delivered(sentAt, receivedAt)
      }
    }
  }

  function sendTimeOf(event: ViewEvent): number | undefined {
    if (event.type === 'note-added' || event.type === 'note-edited') return sentAtOf(event.text)
    return event.type === 'reaction-added' ? table.reactedAt.get(`${event.noteId} ${event.by}`) : undefined
  }

  function submit(command: BoardCommand, sentAt: number, random: Random): number {
    const onReply = (reply: CommandReply): void => account().answered(sentAt, monotonicMicros(), reply.ok)
    socket.submit(randomId(random), command, onReply)
    return sentAt
  }

  return {
    notes,
    notesCountOnBoard: () => table.notesCount,
    addNote(random) {
      const columnId = columns[table.notesCount % columns.length] ?? asId<ColumnId>('none')
      const rank = rankBetween(null, table.topRanks.get(columnId) ?? null)
      const noteId = asId<NoteId>(randomId(random))
      table.topRanks.set(columnId, rank)
      table.notesCount += 1
      notes.push(noteId)
      const sentAt = monotonicMicros()
      const text = noteText(random, sentAt)
      return { noteId, sentAt: submit({ type: 'add-note', noteId, columnId, rank, text }, sentAt, random) }
    },
    editNote(noteId, random) {
      const sentAt = monotonicMicros()
      return submit({ type: 'edit-note', noteId, text: noteText(random, sentAt) }, sentAt, random)
    },
    react(noteId, random) {
      const sentAt = monotonicMicros()
      table.reactedAt.set(`${noteId} ${shown}`, sentAt)
      return submit({ type: 'set-reaction', noteId, emoji: REACTION, on: true }, sentAt, random)
    },
    leave: () => socket.close(),
  }
}
