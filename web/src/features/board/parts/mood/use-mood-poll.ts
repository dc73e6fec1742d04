import type { MoodAnswered, MoodPoll } from '@retropulse/contract/mood'
import type { Mood } from '@retropulse/domain/board/mood/mood'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, postJson, valueOf } from '../../../../lib/api.ts'
import { boardCallPath, boardSummaryQuery, useBoardSummary } from '../../model/use-board-summary.ts'
import { useLive } from '../../model/board-store.ts'

/** The poll as this participant may know it: the own answer, and results once they are disclosed (MOOD-16, MOOD-17). */
export function useMoodPoll() {
  const path = usePath()
  const moodPoll = useLive((view) => view.board.moodPoll)
  const moods = useLive((view) => view.moods)
  // Results come with the end of the poll; until then the answers of others cannot change what is loaded here.
  const key = moodPoll === true ? ['mood', path, 'running'] : ['mood', path, 'ended', moods]
  return useQuery({
    queryKey: key,
    enabled: path !== null && moodPoll !== null,
    queryFn: ({ signal }) => valueOf(getJson<MoodPoll>(`${path}?type=mood`, signal)),
    refetchInterval: ({ state }) => moodPoll === false && isEarly(state.data) && EARLY_MS,
    throwOnError: false,
  })
}

/** Milliseconds until the poll is loaded again after an answer that was too early. */
const EARLY_MS = 300

/**
 * True of an answer from before the end of the poll: nothing is missing, and yet there are no results. On the page of
 * the facilitator who ends the poll it has ended before the server knows.
 */
export function isEarly(data: MoodPoll | undefined): boolean {
  return data?.moodScore === null && data.missing === 0
}

/** Sends the participant's answer, or another one in its place (MOOD-10). */
export function useAnswerMood() {
  const boardId = useLive((view) => view.board.id)
  const uid = useLive((view) => view.you.id)
  const queries = useQueryClient()
  return useMutation({
    async mutationFn(value: Mood) {
      // Confirmed before the page knew the team of the board, the answer waits for it.
      const { teamId } = await queries.ensureQueryData(boardSummaryQuery(boardId))
      return valueOf(postJson<MoodAnswered>(pollsPath(teamId, boardId), { mood: { uid, value } }))
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mood'] }),
    throwOnError: false,
  })
}

function usePath(): string | null {
  const boardId = useLive((view) => view.board.id)
  const summary = useBoardSummary()
  return summary === undefined ? null : pollsPath(summary.teamId, boardId)
}

function pollsPath(teamId: string | null, boardId: string): string {
  return `${boardCallPath({ teamId, boardId })}/polls`
}
