import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Cluster } from '../../platform/socket/cluster.ts'
import type { Identities } from '../auth/api.ts'
import type { BoardApi } from '../board/api.ts'
import type { DisclosedMoods } from './api.ts'
import { moodRoutes } from './http/mood-routes.ts'
import { createMoodCounts, type MoodCounts } from './live/mood-counts.ts'
import { moodScoreOn } from './queries/read-mood.ts'
import { createMoodAnswers } from './store/mood-answers.ts'

export interface MoodFeatureOptions {
  readonly database: Pick<Database<object>, 'pool'>
  readonly cluster: Cluster
  readonly identities: Identities
  readonly board: Pick<BoardApi, 'authorizeTeamBoard' | 'rooms'>
  /** Keys the hashes of answers (MOOD-14); with another secret a person can answer the same poll twice. */
  readonly secret: string
  readonly onError: (error: unknown) => void
}

export interface MoodFeature {
  readonly moods: DisclosedMoods
  readonly counts: Pick<MoodCounts, 'ensureLoaded'>
  routes(app: HttpApp): void
  close(): void
}

/** Wires the mood polls of boards. */
export function createMoodFeature(options: MoodFeatureOptions): MoodFeature {
  const { database, cluster, identities, board, onError } = options
  const moodAnswers = createMoodAnswers(database.pool, options.secret)
  const moodCounts = createMoodCounts({ rooms: board.rooms, cluster, moodAnswers, onError })
  const { authorizeTeamBoard } = board
  return {
    moods: { ...moodAnswers, scoreOn: (state) => moodScoreOn(state, { moodAnswers }) },
    counts: moodCounts,
    routes(app) {
      moodRoutes(app, {
        identities,
        authorizeTeamBoard,
        moodAnswers,
        onMoodAnswered: (boardId) => moodCounts.changed(boardId),
      })
    },
    close: () => moodCounts.close(),
  }
}
