import type { Actor } from '@retropulse/domain/board/actor'
import { authorOf } from '@retropulse/domain/board/actor'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { decide } from '@retropulse/domain/board/decide'
import { evolve } from '@retropulse/domain/board/evolve'
import type { BoardState } from '@retropulse/domain/board/state'
import {
  asId,
  type AuthorId,
  type BoardId,
  type CommandId,
  type PersonId,
} from '@retropulse/domain/kernel/ids'
import type { LogRow } from '../../server/src/features/board/engine/log.ts'
import type { NewBoard } from '../../server/src/features/board/store/boards.ts'

/** A board on which people act at given times, by the rules that hold for all participants. */
export interface RetroStage {
  state(): BoardState
  /** What happened after the board was made. */
  rows(): readonly LogRow[]
  /** Throws when the rules refuse the command, since that is a mistake in the plan. */
  act(person: PersonId, command: BoardCommand, at: number): void
}

export type PseudonymOf = (boardId: BoardId, person: PersonId) => AuthorId

export function openStage(board: NewBoard, pseudonymOf: PseudonymOf): RetroStage {
  let { state } = board
  const { title } = state
  const rows: LogRow[] = []

  function actorOf(person: PersonId): Actor {
    const [id, pseudonym] = [asId<AuthorId>(person), pseudonymOf(board.id, person)]
    return {
      id,
      pseudonym,
      authorIds: [id, pseudonym],
      isFacilitator: person === board.createdBy,
      seesAssignees: true,
    }
  }

  return {
    state: () => state,
    rows: () => rows,
    act(person, command, at) {
      const actor = actorOf(person)
      const decision = decide(state, command, { actor, at, editedByOthers: new Set() })
      if (!decision.ok) throw new Error(`"${title}" refused ${command.type}: ${decision.refusal}`)
      if (decision.events.length === 0) return
      // The first row begins the board.
      const seq = rows.length + 2
      const commandId = asId<CommandId>(`seed-${seq}`)
      rows.push({ seq, commandId, actor: authorOf(state, actor), at, events: decision.events })
      state = decision.events.reduce(evolve, state)
    },
  }
}
