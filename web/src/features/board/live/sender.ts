import type { CommandReply } from '@retropulse/contract/board-room'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { CommandId } from '@retropulse/domain/kernel/ids'
import { subjectsOf } from './command-text.ts'
import type { BoardSocket } from './board-socket.ts'
import type { PendingCommand } from './replica.ts'

export interface SenderOptions {
  /** All pending commands, in the order in which they were typed. */
  readonly pending: () => readonly PendingCommand[]
  readonly onDone: (commandId: CommandId, seq: number) => void
  readonly onRefused: (commandId: CommandId, code: RefusalCode) => void
  /** The link is dead, or no longer on the board: nothing more is sent until `start`. */
  readonly onLinkLost: () => void
  /** 0 to 1; spreads retries in time. */
  readonly random: () => number
}

/** Sends pending commands until the server has answered each for good (CONN-10, CONN-11, CONN-18). */
export interface Sender {
  /** From now on commands go over this link, which has joined the board. */
  readonly start: (link: BoardSocket) => void
  readonly stop: () => void
  /** Sends what may be sent; called whenever a command became pending. */
  readonly pump: () => void
}

/** Commands in flight at once (CONN-11). */
export const IN_FLIGHT_MAX = 20
/** Milliseconds of silence after which a link with a command in flight counts as dead (CONN-11). */
export const SILENCE_MAX_MS = 4000
/** Milliseconds after which it does so even while other messages arrive (CONN-11). */
const ANSWER_MAX_MS = 12_000
/** Milliseconds before a command is sent again after a refusal without a verdict: first and longest (CONN-10). */
const RETRY_FIRST_MS = 250
const RETRY_LONGEST_MS = 8000

/** Refusals that are no verdict on the command: it is kept and sent again (CONN-10). */
const LATER: ReadonlySet<RefusalCode> = new Set(['too-fast', 'unavailable', 'internal-error'])
/**
 * What commands say besides what they do; a command goes without it to a server of an earlier version, which refuses
 * what it does not know.
 */
const LATER_FIELDS: ReadonlySet<string> = new Set(['seen', 'shown'])

/** Refusals that end the link and keep the command: joining again tells whether it may still be sent (CONN-10). */
const ELSEWHERE: ReadonlySet<RefusalCode> = new Set([
  'not-joined',
  'not-found',
  'sign-in-required',
  'invitation-required',
  'removed-from-board',
  'outdated-client',
])

/**
 * Makes a sender. Of each subject one command is in flight at a time, so that the order of changes survives retries and
 * refusals (CONN-18); a repeated command has the same id and is done once.
 */
export function createSender(options: SenderOptions): Sender {
  const { pending, onDone, onRefused, onLinkLost, random } = options
  let link: BoardSocket | null = null
  const answers = new Map<CommandId, ReturnType<typeof setTimeout>>()
  const bare = new Set<CommandId>()
  const retries = new Map<CommandId, { times: number; timer: ReturnType<typeof setTimeout> | null }>()

  function pump(): void {
    if (link === null) return
    const taken = new Set<string>()
    for (const command of pending()) {
      if (answers.size >= IN_FLIGHT_MAX) return
      if (command.doneAt !== null) continue
      const subjects = subjectsOf(command.command)
      const isBehind = subjects.some((subject) => taken.has(subject))
      for (const subject of subjects) taken.add(subject)
      if (isBehind) continue
      const isWaiting = answers.has(command.id) || (retries.get(command.id)?.timer ?? null) !== null
      if (!isWaiting) send(link, command)
    }
  }

  function send(over: BoardSocket, { id, command, isAnonymous }: PendingCommand): void {
    awaitAnswer(over, id, Date.now())
    const sent = bare.has(id) ? withoutLaterFields(command) : command
    over.send({ id, command: sent, ...(isAnonymous && { anonymous: true }) }, (reply) => {
      if (over !== link || !forget(id)) return
      const isUnknown = !reply.ok && reply.code === 'bad-request' && !bare.has(id) && hasLaterFields(command)
      if (isUnknown) bare.add(id)
      if (isUnknown) pump()
      else take(id, reply)
    })
  }

  function awaitAnswer(over: BoardSocket, id: CommandId, sentAt: number): void {
    const timer = setTimeout(() => {
      const silence = Date.now() - Math.max(sentAt, over.heardAt())
      const isDead = silence >= SILENCE_MAX_MS || Date.now() - sentAt >= ANSWER_MAX_MS
      if (isDead) lose()
      else awaitAnswer(over, id, sentAt)
    }, SILENCE_MAX_MS)
    answers.set(id, timer)
  }

  function forget(id: CommandId): boolean {
    clearTimeout(answers.get(id))
    return answers.delete(id)
  }

  function take(id: CommandId, reply: CommandReply): void {
    if (!reply.ok && ELSEWHERE.has(reply.code)) return lose()
    if (!reply.ok && LATER.has(reply.code)) return retry(id)
    retries.delete(id)
    bare.delete(id)
    if (reply.ok) onDone(id, reply.seq)
    else onRefused(id, reply.code)
    pump()
  }

  function retry(id: CommandId): void {
    const times = retries.get(id)?.times ?? 0
    const pause = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** times) * (0.5 + random() / 2)
    const timer = setTimeout(() => {
      retries.set(id, { times: times + 1, timer: null })
      pump()
    }, pause)
    retries.set(id, { times, timer })
  }

  function lose(): void {
    stop()
    onLinkLost()
  }

  function stop(): void {
    link = null
    for (const timer of answers.values()) clearTimeout(timer)
    for (const { timer } of retries.values()) if (timer !== null) clearTimeout(timer)
    answers.clear()
    retries.clear()
  }

  return {
    start(joined) {
      stop()
      link = joined
      pump()
    },
    stop,
    pump,
  }
}

function hasLaterFields(command: BoardCommand): boolean {
  return Object.keys(command).some((field) => LATER_FIELDS.has(field))
}

function withoutLaterFields(command: BoardCommand): BoardCommand {
  const fields = Object.entries(command).filter(([field]) => !LATER_FIELDS.has(field))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these fields are optional in every command
  return Object.fromEntries(fields) as unknown as BoardCommand
}
