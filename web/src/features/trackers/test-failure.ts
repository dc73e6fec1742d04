import type { Answer } from '../../lib/api.ts'
import { t } from './issue-messages.ts'
import { testTracker } from './tracker-calls.ts'

/** Reads the project of a tracker: why that failed, in words; null: it works. */
export async function testFailure(teamId: string, id: string): Promise<Answer<string | null>> {
  const answer = await testTracker(teamId, id)
  if (!answer.ok) return answer
  const { failure } = answer.value
  return { ok: true, value: failure && t(`failure.${failure}`) }
}
