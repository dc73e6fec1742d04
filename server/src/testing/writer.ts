import type { CommandReply } from '@retropulse/contract/board-room'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { NOTES_PER_PERSON } from '@retropulse/domain/board/limits'
import { asId, type ColumnId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { type BoardClient, joinBoard, type Replica } from './board-client.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A client that writes as fast as it is answered, and resumes wherever the connection broke; for one test. */
export interface Writer {
  /** Acknowledged commands, and their places in the log. */
  readonly acknowledged: ReadonlyMap<string, number>
  /** Every command that was ever sent. */
  readonly sent: ReadonlyMap<string, BoardCommand>
  /** The reason of each lost connection, as Socket.IO names it. */
  readonly losses: readonly string[]
  /** How often a command was refused with a code that means "try again", by code. */
  readonly putOff: ReadonlyMap<string, number>
  /** Starts nothing new and waits until everything is answered; rejects with the first error. */
  finish(): Promise<void>
  /** The board of this client once the log's row of this number has arrived. */
  boardAt(seq: number): Promise<Replica>
}

export interface WriterOptions {
  readonly url: string
  readonly boardId: string
  readonly cookie: string
  readonly random: SeededRandom
  /** Milliseconds between two bursts. */
  readonly pauseMs?: number
}

const BURST = 4
const ANSWER_MS = 8000
/** Refusals after which the same command is sent again (docs/protocol.md). */
const PASSING = new Set(['unavailable', 'too-fast', 'internal-error'])

export function startWriter({ url, boardId, cookie, random, pauseMs = 10 }: WriterOptions): Writer {
  const sent = new Map<string, BoardCommand>()
  const acknowledged = new Map<string, number>()
  const putOff = new Map<string, number>()
  const losses: string[] = []
  const notes: NoteId[] = []
  let client: BoardClient | null = null
  let kept: Replica | undefined
  let isFinishing = false
  let isOver = false
  onTestFinished(() => {
    isOver = true
    client?.close()
  })

  async function connect(): Promise<BoardClient> {
    const joined = await joinBoard(url, boardId, cookie, kept === undefined ? {} : { from: kept })
    joined.socket.on('disconnect', (reason) => {
      losses.push(reason)
      kept = joined.board()
      client = null
    })
    return joined
  }

  async function send(over: BoardClient, id: string, command: BoardCommand): Promise<void> {
    // Nothing is sent over a lost connection, so waiting for the answer would be in vain.
    if (!over.socket.connected) return
    const reply = await over.send(command, id, ANSWER_MS).catch((): CommandReply | null => null)
    if (reply === null) return
    if (reply.ok) acknowledged.set(id, reply.seq)
    else if (PASSING.has(reply.code)) putOff.set(reply.code, (putOff.get(reply.code) ?? 0) + 1)
    else throw new Error(`${JSON.stringify(command)} was refused: ${reply.code}`)
  }

  function input(): void {
    const command = randomCommand(random, notes)
    if (command.type === 'add-note') notes.push(command.noteId)
    sent.set(nanoid(16), command)
  }

  const unanswered = () => [...sent].filter(([id]) => !acknowledged.has(id))

  /** Commands about a note are sent once the note exists, which one round may not bring about. */
  async function sendInOrder(over: BoardClient): Promise<void> {
    const waiting = unanswered()
    const adds = waiting.filter(([, { type }]) => type === 'add-note')
    const now = adds.length > 0 ? adds : waiting
    await Promise.all(now.map(([id, command]) => send(over, id, command)))
  }

  async function write(): Promise<void> {
    for (;;) {
      const waiting = unanswered()
      if (isOver || (isFinishing && waiting.length === 0)) return
      // Every note exists before it is changed: first commands that were left open, then new ones.
      if (waiting.length === 0) for (let count = 0; count < BURST; count += 1) input()
      client ??= await connect().catch(() => null)
      const over = client
      if (over === null) await sleep(50)
      else await sendInOrder(over)
      await sleep(pauseMs)
    }
  }

  const writing = write()
  // The error is reported by `finish`.
  writing.catch(() => undefined)

  return {
    acknowledged,
    sent,
    losses,
    putOff,
    async finish() {
      isFinishing = true
      await writing
    },
    async boardAt(seq) {
      client ??= await connect()
      const last = client
      last.socket.off('disconnect')
      while (last.board().seq < seq) await sleep(10)
      last.close()
      return last.board()
    },
  }
}

function randomCommand(random: SeededRandom, notes: readonly NoteId[]): BoardCommand {
  const noteId = notes[random.between(0, notes.length - 1)]
  const text = `${nanoid(8)} ${'words '.repeat(random.between(1, 20))}`
  const wantsNote = random.next() < 0.5
  if (noteId === undefined || (wantsNote && notes.length < NOTES_PER_PERSON.guest)) {
    const columnId = asId<ColumnId>(`c${random.between(1, 3)}`)
    return { type: 'add-note', noteId: asId<NoteId>(nanoid(16)), columnId, rank: 'a0', text }
  }
  // Comments are limited too: one command in twenty stays within the allowance.
  if (random.next() < 0.95) return { type: 'edit-note', noteId, text }
  return { type: 'add-comment', noteId, commentId: asId<CommentId>(nanoid(16)), text }
}
