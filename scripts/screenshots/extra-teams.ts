import type { APIRequestContext, APIResponse } from '@playwright/test'
import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { PASSWORD } from '../seed/cast.ts'

/** Paths of a team without any retro and of one with 200, neither of which the seeded organisation has. */
export interface ExtraTeams {
  readonly emptyTeam: string
  readonly fullTeam: string
}

const OWNER = {
  name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
  email: 'wilhelmina@quiet.example',
  password: PASSWORD,
}
const MANY = 200
const KINDS = [
  'Sprint',
  'Week',
  'Milestone: moving everything to the new harbour, part',
  'Incident review',
  'רטרו',
]

/** Signs up their owner and creates both teams. */
export async function createExtraTeams(api: APIRequestContext): Promise<ExtraTeams> {
  await post(api, '/api/auth/sign-up/email', OWNER)
  const emptyTeam = await createTeam(api, 'Quiet & Co.', 'Just started')
  const fullTeam = await createTeam(
    api,
    'An organisation with quite a long name, Ltd & Co. KG',
    'The team that never misses a retrospective, not once',
  )
  for (let at = 1; at <= MANY; at += 1) {
    const format = FORMATS[at % FORMATS.length]
    const columns = format?.columns.map(({ name }) => name)
    const wish = { name: `${KINDS[at % KINDS.length]} ${at}`, columns, format: format?.slug }
    await post(api, `/api/team/${fullTeam}/boards`, wish)
  }
  return { emptyTeam: `/dashboard/team/${emptyTeam}`, fullTeam: `/dashboard/team/${fullTeam}` }
}

async function createTeam(api: APIRequestContext, name: string, teamName: string): Promise<string> {
  const answer = await post(api, '/api/org', { name, teamName })
  const body: unknown = await answer.json()
  if (typeof body === 'object' && body !== null && 'teamId' in body && typeof body.teamId === 'string')
    return body.teamId
  throw new Error('making an organisation answered without its team')
}

async function post(api: APIRequestContext, path: string, data: object): Promise<APIResponse> {
  const answer = await api.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}
