import { type Actor } from '@retropulse/domain/board/actor'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { decide } from '@retropulse/domain/board/decide'
import { evolve } from '@retropulse/domain/board/evolve'
import type { BoardRefusal } from '@retropulse/domain/board/refusal'
import type { Refused } from '@retropulse/contract/refusal'
import { asId, type CommandId } from '@retropulse/domain/kernel/ids'
import type { BoardEngine } from './board-engine.ts'
import type { LiveBoard } from './live-board.ts'

export interface SubmitPorts {
  readonly engine: Pick<BoardEngine, 'submit'>
  readonly now: () => number
  readonly newId: () => string
}

/** Milliseconds until an answer is given up: a server process that stops accepts commands and answers none. */
const TIMEOUT_MS = 5000

/**
 * Submits commands of a person who is not on the board's socket, and resolves once they are durable. If any of them
 * would be refused as the board is now, none is submitted.
 */
export async function submitAll(
  board: LiveBoard,
  actor: Actor,
  commands: readonly BoardCommand[],
  ports: SubmitPorts,
): Promise<{ readonly ok: true } | Refused> {
  const refusal = firstRefusal(board, actor, commands, ports.now())
  if (refusal !== null) return { ok: false, code: refusal }
  const replies = await Promise.all(commands.map((command) => submit(board, actor, command, ports)))
  return replies.find((reply) => !reply.ok) ?? { ok: true }
}

function firstRefusal(
  board: LiveBoard,
  actor: Actor,
  commands: readonly BoardCommand[],
  at: number,
): BoardRefusal | null {
  let { state } = board.at
  for (const command of commands) {
    const decision = decide(state, command, { actor, at, editedByOthers: new Set() })
    if (!decision.ok) return decision.refusal
    state = decision.events.reduce(evolve, state)
  }
  return null
}

function submit(
  board: LiveBoard,
  actor: Actor,
  command: BoardCommand,
  { engine, newId }: SubmitPorts,
): Promise<{ readonly ok: true } | Refused> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, code: 'unavailable' }), TIMEOUT_MS)
    engine.submit(board, {
      envelope: { id: asId<CommandId>(newId()), command },
      actor,
      editedByOthers: () => new Set(),
      reply(reply) {
        clearTimeout(timer)
        resolve(reply.ok ? { ok: true } : reply)
      },
    })
  })
}
