import type { MoodAnswered, MoodPoll } from '@retropulse/contract/mood'
import type { Mood } from '@retropulse/domain/board/mood'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, postJson, valueOf } from '../../../lib/api.ts'
import { useLive } from '../view/board-store.ts'
import { useBoardSummary } from '../view/use-board-summary.ts'

/** The poll as this person may know it: their own answer, and the results once they may be shown (D17). */
export function useMoodPoll() {
  const path = usePath()
  const moodPoll = useLive((view) => view.board.moodPoll)
  const moods = useLive((view) => view.moods)
  // Results come with the end of the poll; while it runs only one's own answer is known, whatever others do.
  const key = moodPoll === true ? ['mood', path, 'running'] : ['mood', path, 'ended', moods]
  return useQuery({
    queryKey: key,
    enabled: path !== null && moodPoll !== null,
    queryFn: ({ signal }) => valueOf(getJson<MoodPoll>(`${path}?type=mood`, signal)),
    refetchInterval: ({ state }) => moodPoll === false && isEarly(state.data) && EARLY_MS,
    throwOnError: false,
  })
}

/** Milliseconds until an answer that came too early is asked for again. */
const EARLY_MS = 300

/**
 * True of an answer from before the poll's end: nothing is missing, and yet there are no results. Whoever ends the
 * poll sees it ended before the server has heard of it.
 */
export function isEarly(data: MoodPoll | undefined): boolean {
  return data?.moodScore === null && data.missing === 0
}

/** Hands in how somebody feels; again to change it. */
export function useAnswerMood() {
  const path = usePath()
  const uid = useLive((view) => view.you.id)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (value: Mood) => valueOf(postJson<MoodAnswered>(path ?? '', { mood: { uid, value } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mood', path] }),
    throwOnError: false,
  })
}

function usePath(): string | null {
  const boardId = useLive((view) => view.board.id)
  const teamId = useBoardSummary()?.teamId ?? null
  return teamId === null ? null : `/api/team/${teamId}/board/${boardId}/polls`
}
