import type { MoodAnswered } from '@retropulse/contract/mood'
import type { Mood } from '@retropulse/domain/board/mood'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { MoodAnswers } from '../ports.ts'
import type { LookPorts, LookRefusal } from '../queries/look-at-board.ts'
import { lookAtTeamBoard, type TeamBoard } from '../queries/look-at-team-board.ts'
import { peopleOf } from '../queries/read-mood.ts'

export interface AnswerMoodPorts extends LookPorts {
  readonly moodAnswers: Pick<MoodAnswers, 'answer'>
  /** Tells everybody on the board how many have answered. */
  readonly onMoodAnswered: (boardId: BoardId) => void
}

export type MoodAnswer =
  | ({ readonly ok: true } & MoodAnswered)
  | { readonly ok: false; readonly code: LookRefusal | 'bad-request' | 'poll-closed' }

/** Somebody says how they feel, or changes their mind, while the poll runs; guests too (board.md §7, D1). */
export async function answerMood(
  identity: Identity | null,
  where: TeamBoard,
  value: Mood,
  ports: AnswerMoodPorts,
): Promise<MoodAnswer> {
  const look = await lookAtTeamBoard(identity, where, ports)
  if (!look.ok) return look
  // As on the socket: the page asks for an identity (GET /uid) before anything else (D1).
  if (identity === null) return { ok: false, code: 'bad-request' }
  if (look.live.at.state.moodPoll !== true) return { ok: false, code: 'poll-closed' }
  await ports.moodAnswers.answer(where.boardId, peopleOf(identity), value)
  ports.onMoodAnswered(where.boardId)
  return { ok: true, submittedValue: value }
}
