import type { BoardState } from '@retropulse/domain/board/state'
import type { MoodAnswers } from './store/mood-answers.ts'

/** Results of mood polls, as far as they are disclosed. */
export interface DisclosedMoods extends Pick<
  MoodAnswers,
  'disclosedResultsOf' | 'disclosedResultsOfEnded' | 'floorOfTeam'
> {
  /** The average of an ended poll with enough answers (MOOD-21), else null. */
  scoreOn(board: BoardState): Promise<number | null>
}
