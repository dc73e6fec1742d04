import type { CommandReply } from '@retropulse/contract/board-room'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { CommandId } from '@retropulse/domain/kernel/ids'
import { subjectsOf } from './command-text.ts'
import type { Link } from './link.ts'
import type { PendingCommand } from './replica.ts'

export interface SenderOptions {
  /** Everything that is pending, in the order in which it was typed. */
  readonly pending: () => readonly PendingCommand[]
  readonly onDone: (commandId: CommandId, seq: number) => void
  readonly onRefused: (commandId: CommandId, code: RefusalCode) => void
  /** The link is dead, or no longer on the board: nothing more is sent until `start`. */
  readonly onLinkLost: () => void
  /** 0 to 1; spreads retries. */
  readonly random: () => number
}

/** Sends what is pending, again and again, until the server has answered each command for good. */
export interface Sender {
  /** From now on everything goes over this link, which has joined the board. */
  readonly start: (link: Link) => void
  readonly stop: () => void
  /** Sends what may be sent; called whenever something became pending. */
  readonly pump: () => void
}

/** Commands on their way at the same moment. */
export const IN_FLIGHT_MAX = 20
/** Milliseconds of silence after which a link with a command on its way is taken for dead. */
export const SILENCE_MAX_MS = 4000
/** Milliseconds after which it is so even when other things still come in. */
const ANSWER_MAX_MS = 12_000
/** Milliseconds before a command that the server could not take is sent again: the first, and the longest. */
const RETRY_FIRST_MS = 250
const RETRY_LONGEST_MS = 8000

/** Answers that say nothing about the command itself: it is kept and sent again. */
const LATER: ReadonlySet<RefusalCode> = new Set(['too-fast', 'unavailable', 'internal-error'])
/** Answers about the person's place on the board: joining again tells what has become of it. */
const ELSEWHERE: ReadonlySet<RefusalCode> = new Set([
  'not-joined',
  'not-found',
  'sign-in-required',
  'invitation-required',
  'removed-from-board',
  'outdated-client',
])

/**
 * Makes a sender. Per subject one command is on its way at a time, so that the order in which a note was
 * changed survives retries and refusals; ids make repeating harmless.
 */
export function createSender(options: SenderOptions): Sender {
  const { pending, onDone, onRefused, onLinkLost, random } = options
  let link: Link | null = null
  const answers = new Map<CommandId, ReturnType<typeof setTimeout>>()
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

  function send(over: Link, { id, command, isAnonymous }: PendingCommand): void {
    awaitAnswer(over, id, Date.now())
    over.send({ id, command, ...(isAnonymous && { anonymous: true }) }, (reply) => {
      if (over === link && forget(id)) take(id, reply)
    })
  }

  function awaitAnswer(over: Link, id: CommandId, sentAt: number): void {
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
