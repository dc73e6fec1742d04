import type { CommandReply } from '@retropulse/contract/board-room'
import type { Actor } from '@retropulse/domain/board/actor'
import type { BoardCommand } from '@retropulse/domain/board/command'
import {
  asId,
  type AuthorId,
  type ColumnId,
  type CommandId,
  type NoteId,
} from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import type { BoardEngine } from '../engine/board-engine.ts'
import type { LiveBoard } from '../engine/live-board.ts'

/** A participant with an id of the test's choice. */
export function actorNamed(name: string, isFacilitator = false): Actor {
  const id = asId<AuthorId>(name)
  const pseudonym = asId<AuthorId>(`~${name}`)
  return { id, pseudonym, authorIds: [id, pseudonym], isFacilitator, seesAssignees: true }
}

/** Submits a command and waits for its answer. */
export function submit(
  engine: BoardEngine,
  board: LiveBoard,
  command: BoardCommand,
  { id = nanoid(16), actor = actorNamed('ana') }: { id?: string; actor?: Actor } = {},
): Promise<CommandReply> {
  return new Promise((reply) => {
    const envelope = { id: asId<CommandId>(id), command }
    engine.submit(board, { envelope, actor, editedByOthers: () => new Set(), reply })
  })
}

/** A command that adds a note at the top of the first column. */
export function noteSaying(text: string, noteId = nanoid(16)): BoardCommand {
  return { type: 'add-note', noteId: asId<NoteId>(noteId), columnId: asId<ColumnId>('c1'), rank: 'a0', text }
}
