import { z } from 'zod'
import { orgCreatedSchema } from '@retropulse/contract/orgs'
import { cookieOf } from '../../server/src/testing/board-client.ts'

/** Signs up a user on a fresh server and starts public retros in their team. Returns the ids of the boards. */
export async function newBoards(url: string, count: number): Promise<readonly string[]> {
  return (await newRetros(url, count)).boards
}

/** As `newBoards`, with the cookie of the user, who facilitates the boards. */
export async function newRetros(
  url: string,
  count: number,
): Promise<{ readonly boards: readonly string[]; readonly cookie: string }> {
  const signedUp = await post(url, '/api/auth/sign-up/email', '', {
    name: 'Facilitator',
    email: 'facilitator@example.com',
    password: 'a password for the benchmark',
  })
  const cookie = cookieOf(signedUp)
  const org = await post(url, '/api/org', cookie, { name: 'Benchmark', teamName: 'Team' })
  const { teamId } = orgCreatedSchema.parse(await org.json())
  const ids: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const columns = ['What went well', 'What did not', 'Ideas']
    const answer = await post(url, `/api/team/${teamId}/boards`, cookie, { name: `Retro ${number}`, columns })
    ids.push(createdSchema.parse(await answer.json()).id)
  }
  return { boards: ids, cookie }
}

const createdSchema = z.object({ id: z.string() })

async function post(url: string, path: string, cookie: string, body: unknown): Promise<Response> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
