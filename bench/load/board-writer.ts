import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { type Rank, rankBetween } from '@retropulse/domain/kernel/rank'
import { monotonicMicros } from '../measure/monotonic-clock.ts'
import type { BoardSocket } from './board-socket.ts'
import { noteText } from './note-text.ts'
import { randomId, type Random } from '../../scripts/seed/seeded-random.ts'

/** Writes on a board, one command after the other; each call resolves once the server has acknowledged. */
export interface BoardWriter {
  addNote(
    by: BoardSocket,
    columnId?: ColumnId,
  ): Promise<{ readonly noteId: NoteId; readonly textBytes: number }>
  /** Resolves to the bytes of the new text. */
  editNote(by: BoardSocket, noteId: NoteId): Promise<number>
  react(by: BoardSocket, noteId: NoteId): Promise<void>
  submit(by: BoardSocket, command: BoardCommand): Promise<void>
}

const COLUMN = asId<ColumnId>('c1')

export function createBoardWriter(random: Random): BoardWriter {
  let top: Rank | null = null

  function submit(by: BoardSocket, command: BoardCommand): Promise<void> {
    return new Promise((resolve, reject) => {
      by.submit(randomId(random), command, (reply) => {
        if (reply.ok) resolve()
        else reject(new Error(`${command.type} was refused: ${reply.code}`))
      })
    })
  }

  return {
    async addNote(by, columnId = COLUMN) {
      const noteId = asId<NoteId>(randomId(random))
      const text = noteText(random, monotonicMicros())
      top = rankBetween(null, top)
      await submit(by, { type: 'add-note', noteId, columnId, rank: top, text })
      return { noteId, textBytes: Buffer.byteLength(text) }
    },
    async editNote(by, noteId) {
      const text = noteText(random, monotonicMicros())
      await submit(by, { type: 'edit-note', noteId, text })
      return Buffer.byteLength(text)
    },
    react: (by, noteId) => submit(by, { type: 'set-reaction', noteId, emoji: '👍', on: true }),
    submit,
  }
}
