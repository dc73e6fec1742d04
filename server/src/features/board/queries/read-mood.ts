import type { MoodPoll } from '@retropulse/contract/mood'
import { moodOf } from '@retropulse/domain/board/mood'
import type { BoardState } from '@retropulse/domain/board/state'
import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { MoodAnswers } from '../ports.ts'
import type { LookPorts, LookRefusal } from './look-at-board.ts'
import { lookAtTeamBoard, type TeamBoard } from './look-at-team-board.ts'

export interface ReadMoodPorts extends LookPorts {
  readonly moodAnswers: Pick<MoodAnswers, 'valuesOf' | 'valueOf'>
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
  const [values, submittedValue] = await Promise.all([
    moodAnswers.valuesOf(where.boardId),
    identity === null ? null : moodAnswers.valueOf(where.boardId, peopleOf(identity)),
  ])
  const mood = moodOf(values)
  const result = mood.isEnough && isOver(look.live.at.state) ? mood : null
  return {
    ok: true,
    poll: {
      moodScore: result?.moodScore ?? null,
      moodValues: result === null ? null : [...result.moodValues],
      submittedValue,
      answers: mood.answers,
      missing: mood.isEnough ? 0 : mood.missing,
    },
  }
}

/** The average of a poll that is over and has enough answers (D17), else null. */
export async function moodScoreOn(
  state: BoardState,
  { moodAnswers }: { readonly moodAnswers: Pick<MoodAnswers, 'valuesOf'> },
): Promise<number | null> {
  if (!isOver(state)) return null
  const mood = moodOf(await moodAnswers.valuesOf(state.id))
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
