import type { Answer } from '../../lib/api.ts'
import { type ConnectionsAt, testConnection } from './connection-calls.ts'
import { t } from './messages.ts'

/** Sends a test to a connection: why it did not arrive, in words; null: it arrived. */
export async function testFailure(at: ConnectionsAt, id: string): Promise<Answer<string | null>> {
  const answer = await testConnection(at, id)
  if (!answer.ok) return answer
  const { failure } = answer.value
  return { ok: true, value: failure && t(`failure.${failure}`) }
}
