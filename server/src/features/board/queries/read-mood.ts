import type { MoodPoll } from '@retropulse/contract/mood'
import { type Mood, MOOD_FLOOR, moodOf } from '@retropulse/domain/board/mood'
import type { BoardState } from '@retropulse/domain/board/state'
import type { BoardId, PersonId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { MoodAnswers } from '../ports.ts'
import type { LookPorts, LookRefusal } from './look-at-board.ts'
import { lookAtTeamBoard, type TeamBoard } from './look-at-team-board.ts'

export interface ReadMoodPorts extends LookPorts {
  readonly moodAnswers: Pick<MoodAnswers, 'toldOf' | 'countOf' | 'answerOf'>
}

export type MoodRead =
  | { readonly ok: true; readonly poll: MoodPoll }
  | { readonly ok: false; readonly code: LookRefusal }

/** How a board's people feel, as far as this person may know it, and what they answered themselves. */
export async function readMood(
  identity: Identity | null,
  where: TeamBoard,
  ports: ReadMoodPorts,
): Promise<MoodRead> {
  const look = await lookAtTeamBoard(identity, where, ports)
  if (!look.ok) return look
  const { moodAnswers } = ports
  const isOverNow = isOver(look.live.at.state)
  const [told, count] = await Promise.all([
    isOverNow ? moodAnswers.toldOf([where.boardId]) : new Map<BoardId, readonly Mood[]>(),
    isOverNow ? 0 : moodAnswers.countOf(where.boardId),
  ])
  // Read after the result, which may have disclosed it just now.
  const own = identity === null ? null : await moodAnswers.answerOf(where.boardId, peopleOf(identity))
  const mood = moodOf(told.get(where.boardId) ?? [])
  const answers = isOverNow ? mood.answers : count
  return {
    ok: true,
    poll: {
      moodScore: mood.isEnough ? mood.moodScore : null,
      moodValues: mood.isEnough ? [...mood.moodValues] : null,
      submittedValue: own?.value ?? null,
      answers,
      missing: Math.max(MOOD_FLOOR - answers, 0),
      floor: MOOD_FLOOR,
      isHeldBack: isOverNow && mood.isEnough && own !== null && own.value !== own.disclosed,
    },
  }
}

/** The average of a poll that is over and has enough answers (D17), else null. */
export async function moodScoreOn(
  state: BoardState,
  { moodAnswers }: { readonly moodAnswers: Pick<MoodAnswers, 'toldOf'> },
): Promise<number | null> {
  if (!isOver(state)) return null
  const told = await moodAnswers.toldOf([state.id])
  const mood = moodOf(told.get(state.id) ?? [])
  return mood.isEnough ? mood.moodScore : null
}

/** Everybody that somebody signed in is: themselves, and the guests that they were (D1). */
export function peopleOf(identity: Identity): readonly PersonId[] {
  return identity.kind === 'user' ? [identity.id, ...identity.guestIds] : [identity.id]
}

/** Results show at the end; a poll that was resumed runs again, and hides them again (board.md §4). */
function isOver({ moodPoll }: BoardState): boolean {
  return moodPoll === false
}
