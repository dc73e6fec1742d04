import { setTimeout as sleep } from 'node:timers/promises'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { millisSince, monotonicMicros } from '../measure/monotonic-clock.ts'
import { dispatch } from './dispatch.ts'
import { mixedSchedule, type ScheduledOperation } from './mixed-schedule.ts'
import type { PlayAccount } from './play-account.ts'
import type { PlayPlan } from './play-plan.ts'
import type { Player } from './player.ts'
import { pick, type Random, seededRandom } from '../../scripts/seed/seeded-random.ts'

/** The players of one board. */
export type Crowd = readonly Player[]

/**
 * Notes on a board from which on its participants edit instead of adding (S2), so that boards keep a realistic size.
 */
const NOTES_LIFE_SIZE = 500
/** What arrives later than this after the end counts as lost. */
const SETTLE_MS = 10_000
const LOOK_MS = 20

/** Plays a plan with all connected players, and waits until all messages have arrived. */
export async function play(crowds: readonly Crowd[], plan: PlayPlan, account: PlayAccount): Promise<void> {
  const random = seededRandom(plan.seed)
  if (plan.work.kind === 'mixed')
    await Promise.all(crowds.map((crowd) => playMixed(crowd, plan, random, account)))
  else await playRamp(crowds, plan, plan.work.rate, random, account)
  const endedAt = monotonicMicros()
  while (!account.isSettled() && millisSince(endedAt) < SETTLE_MS) await sleep(LOOK_MS)
}

async function playMixed(crowd: Crowd, plan: PlayPlan, random: Random, account: PlayAccount): Promise<void> {
  const schedule = mixedSchedule(crowd.length, plan.warmUpMs + plan.measuredMs, random)
  const notes: NoteId[] = []
  await dispatch(schedule, plan.startAt, (operation, dueAt) => {
    const sentAt = perform(operation)
    if (sentAt !== null) account.sent(sentAt, dueAt, crowd.length - 1)
  })

  function perform({ kind, person, note }: ScheduledOperation): number | null {
    const player = crowd[person]
    if (kind === 'add') {
      const added = player?.addNote(random)
      if (added !== undefined) notes[note] = added.noteId
      return added?.sentAt ?? null
    }
    const noteId = notes[note]
    if (player === undefined || noteId === undefined) return null
    return kind === 'edit' ? player.editNote(noteId, random) : player.react(noteId, random)
  }
}

/** Open loop: notes at a steady rate over all boards, each by a random player. */
async function playRamp(
  crowds: readonly Crowd[],
  plan: PlayPlan,
  rate: number,
  random: Random,
  account: PlayAccount,
): Promise<void> {
  await dispatch(ticks(rate, plan.warmUpMs + plan.measuredMs), plan.startAt, (_tick, dueAt) => {
    const crowd = pick(random, crowds)
    const player = crowd === undefined ? undefined : pick(random, crowd)
    if (crowd !== undefined && player !== undefined) {
      account.sent(addOrEdit(player, random), dueAt, crowd.length - 1)
    }
  })
}

/** Edits the player's own notes only: only facilitators edit those of others. */
function addOrEdit(player: Player, random: Random): number {
  const own = player.notesCountOnBoard() < NOTES_LIFE_SIZE ? undefined : pick(random, player.notes)
  return own === undefined ? player.addNote(random).sentAt : player.editNote(own, random)
}

function* ticks(rate: number, durationMs: number): Iterable<{ readonly at: number }> {
  const pause = 1000 / rate
  for (let at = 0; at < durationMs; at += pause) yield { at }
}
