import { type APIRequestContext, type APIResponse, request } from '@playwright/test'
import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PASSWORD } from '../../../scripts/seed/cast.ts'
import { sessionFile, type Stage } from '../../stage/stage.ts'

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
const NEWCOMER = { name: 'Ada Newcomer', email: 'ada@newcomer.example', password: PASSWORD }
const MANY = 200
const KINDS = [
  'Sprint',
  'Week',
  'Milestone: moving everything to the new harbour, part',
  'Incident review',
  'רטרו',
]

/** Signs up the owner of both teams, and a newcomer without any; the stage keeps their sessions. */
export async function createExtraPeople(stage: Stage): Promise<void> {
  const newcomer = await signUp(stage, 'newcomer', NEWCOMER)
  await newcomer.dispose()
  const owner = await signUp(stage, 'extra', OWNER)
  writeFileSync(fileIn(stage), JSON.stringify(await createTeams(owner)))
  await owner.dispose()
}

/** The paths of the teams that the global setup has created. */
export function readExtraTeams(stage: Stage): ExtraTeams {
  return JSON.parse(readFileSync(fileIn(stage), 'utf8')) as ExtraTeams
}

const fileIn = ({ folder }: Stage) => join(folder, 'extra-teams.json')

async function signUp({ url, folder }: Stage, key: string, account: object): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: url })
  await post(api, '/api/auth/sign-up/email', account)
  await api.storageState({ path: sessionFile(folder, key) })
  return api
}

async function createTeams(api: APIRequestContext): Promise<ExtraTeams> {
  const emptyTeam = await createTeam(api, 'Quiet & Co.', 'Just started')
  const fullTeam = await createTeam(
    api,
    'An organisation with quite a long name, Ltd & Co. KG',
    'The team that never misses a retrospective, not once',
  )
  for (let at = 1; at <= MANY; at += 1) {
    const format = FORMATS[at % FORMATS.length]
    const columns = format?.columns.map(({ name }) => name)
    const input = { name: `${KINDS[at % KINDS.length]} ${at}`, columns, format: format?.slug }
    await post(api, `/api/team/${fullTeam}/boards`, input)
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
