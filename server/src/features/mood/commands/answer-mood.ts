import type { MoodAnswered } from '@retropulse/contract/mood'
import type { Refused } from '@retropulse/contract/refusal'
import type { Mood } from '@retropulse/domain/board/mood/mood'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import { type Identity, peopleOf } from '../../auth/api.ts'
import type { BoardAuthorization, BoardPlace, AuthorizeBoardRefusal } from '../../board/api.ts'
import type { MoodAnswers } from '../store/mood-answers.ts'

export interface AnswerMoodPorts extends Pick<BoardAuthorization, 'authorizeTeamBoard'> {
  readonly moodAnswers: Pick<MoodAnswers, 'answer'>
  /** Broadcasts to the board how many people have answered (MOOD-13). */
  readonly onMoodAnswered: (boardId: BoardId) => void
}

export type MoodAnswer =
  | ({ readonly ok: true } & MoodAnswered)
  | Refused<AuthorizeBoardRefusal | 'bad-request' | 'poll-closed'>

/** Records or changes an answer to the mood poll while it runs, also of guests (MOOD-10). */
export async function answerMood(
  identity: Identity | null,
  where: BoardPlace,
  value: Mood,
  ports: AnswerMoodPorts,
): Promise<MoodAnswer> {
  const look = await ports.authorizeTeamBoard(identity, where)
  if (!look.ok) return look
  // As on the socket, the page asks for an identity (GET /uid) first; without one there is no answer (MOOD-15).
  if (identity === null) return { ok: false, code: 'bad-request' }
  if (look.live.at.state.moodPoll !== true) return { ok: false, code: 'poll-closed' }
  await ports.moodAnswers.answer(where.boardId, peopleOf(identity), value)
  ports.onMoodAnswered(where.boardId)
  return { ok: true, submittedValue: value }
}
