import type { MoodPoll } from '@retropulse/contract/mood'
import type { Refused } from '@retropulse/contract/refusal'
import type { MoodResult } from '@retropulse/domain/board/mood/mood'
import type { BoardState } from '@retropulse/domain/board/state'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import { type Identity, peopleOf } from '../../auth/api.ts'
import type { BoardAuthorization, BoardPlace, AuthorizeBoardRefusal } from '../../board/api.ts'
import type { MoodAnswers } from '../store/mood-answers.ts'

export interface ReadMoodPorts extends Pick<BoardAuthorization, 'authorizeTeamBoard'> {
  readonly moodAnswers: Pick<MoodAnswers, 'disclosedResultsOf' | 'progressOf' | 'answerOf'>
}

export type MoodRead = { readonly ok: true; readonly poll: MoodPoll } | Refused<AuthorizeBoardRefusal>

/** The mood poll of a board, as far as it is disclosed, and the reader's own answer (MOOD-16, MOOD-17). */
export async function readMood(
  identity: Identity | null,
  where: BoardPlace,
  ports: ReadMoodPorts,
): Promise<MoodRead> {
  const look = await ports.authorizeTeamBoard(identity, where)
  if (!look.ok) return look
  const { moodAnswers } = ports
  const { boardId } = where
  const result = isOver(look.live.at.state) ? await resultOf(boardId, ports) : null
  const progress = result === null ? await moodAnswers.progressOf(boardId) : result
  if (progress === null) return { ok: false, code: 'not-found' }
  // Read after the result, since reading the result may disclose this answer.
  const own = identity === null ? null : await moodAnswers.answerOf(boardId, peopleOf(identity))
  const mood = result?.isEnough === true ? result : null
  return {
    ok: true,
    poll: {
      moodScore: mood === null ? null : mood.moodScore,
      moodValues: mood === null ? null : [...mood.moodValues],
      submittedValue: own?.value ?? null,
      answers: progress.answers,
      missing: 'missing' in progress ? progress.missing : 0,
      floor: progress.floor,
      isHeldBack: mood !== null && own !== null && own.value !== own.disclosed,
    },
  }
}

/** The average of an ended poll with enough answers (MOOD-21), else null. */
export async function moodScoreOn(
  state: BoardState,
  ports: { readonly moodAnswers: Pick<MoodAnswers, 'disclosedResultsOf'> },
): Promise<number | null> {
  const mood = isOver(state) ? await resultOf(state.id, ports) : null
  return mood?.isEnough === true ? mood.moodScore : null
}

/** Null: the board no longer exists. */
async function resultOf(
  boardId: BoardId,
  { moodAnswers }: { readonly moodAnswers: Pick<MoodAnswers, 'disclosedResultsOf'> },
): Promise<MoodResult | null> {
  return (await moodAnswers.disclosedResultsOf([boardId])).get(boardId) ?? null
}

/** Results are disclosed after the end; a resumed poll runs again and hides them again (MOOD-4, MOOD-16). */
function isOver({ moodPoll }: BoardState): boolean {
  return moodPoll === false
}
