import { orgCreatedSchema } from '@retropulse/contract/orgs'
import { pulseModelMadeSchema } from '@retropulse/contract/pulse'
import { orgPulseSchema, pulseSurveySchema, teamPulseSchema } from '@retropulse/contract/pulse-survey'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import type { z } from 'zod'
import { cookieOf } from '../../server/src/testing/board-client.ts'
import type { BenchCase, Run, RunOptions } from '../bench-case.ts'
import { readTreeCpu } from '../measure/cpu-of-process-tree.ts'
import { watchMachine } from '../measure/machine-load.ts'
import { median } from '../measure/median.ts'
import { millisSince, monotonicMicros } from '../measure/monotonic-clock.ts'
import { type FilledOrg, fillOrg } from '../server/full-org.ts'
import { newDataDir, startProduct } from '../server/product-server.ts'

const SIZE = { teams: 300, peopleEach: 20, surveysEach: 24 }
const TIMES = 15
const SUBMITTING = 200

/** An organisation of 6,000 people: reading results, and many answers at once. */
export const pulseSurveysCase: BenchCase = {
  scenario: 'PULSE',
  name: `${SIZE.teams} teams, ${SIZE.teams * SIZE.peopleEach} people, ${SIZE.surveysEach} surveys each`,
  targets: [
    { figure: 'survey ms', atMost: 50 },
    { figure: 'team ms', atMost: 50 },
    { figure: 'organisation ms', atMost: 150 },
    { figure: `${SUBMITTING} answers ms`, atMost: 1000 },
    { figure: 'lost', atMost: 0 },
  ],
  run,
}

async function run({ nodeOptions }: RunOptions): Promise<Run> {
  const dataDir = newDataDir()
  try {
    const first = await startProduct({ dataDir: dataDir.path, nodeOptions })
    const { cookie, ...org } = await newOrg(first.url)
    await first.stop()
    await fillOrg(dataDir.path, org, SIZE)
    const server = await startProduct({ dataDir: dataDir.path, nodeOptions })
    try {
      const [machine, cpuBefore] = [watchMachine(), readTreeCpu(server.pid)]
      const read = <Schema extends z.ZodType>(path: string, schema: Schema) =>
        timeOf(server.url + path, cookie, schema)
      const team = await read(`/api/team/${org.teamId}/pulse`, teamPulseSchema)
      if (team.answer.surveys.length !== SIZE.surveysEach) throw new Error('surveys are missing')
      const survey = await read(`/api/pulse-survey/${org.teamId}-2`, pulseSurveySchema)
      if (survey.answer.results?.[0]?.state !== 'shown') throw new Error('results are missing')
      const all = await read(`/api/org/${org.orgId}/pulse`, orgPulseSchema)
      if (all.answer.teamsIncluded !== SIZE.teams) throw new Error('teams are missing')
      const submitted = await submitAtOnce(server.url, `${org.teamId}-1`)
      const figures = {
        'survey ms': survey.ms,
        'team ms': team.ms,
        'organisation ms': all.ms,
        [`${SUBMITTING} answers ms`]: submitted.ms,
        lost: submitted.lost,
      }
      return { figures, othersCores: machine.othersCores(readTreeCpu(server.pid) - cpuBefore) }
    } finally {
      await server.stop()
    }
  } finally {
    dataDir.remove()
  }
}

/** Signs up an owner with an organisation, its first team and an enabled model. */
async function newOrg(url: string): Promise<FilledOrg & { readonly cookie: string }> {
  const send = (method: string, path: string, cookie: string, body: unknown) =>
    fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const person = { name: 'Owner', email: 'owner@example.com', password: 'a password for the benchmark' }
  const cookie = cookieOf(await send('POST', '/api/auth/sign-up/email', '', person))
  const org = await send('POST', '/api/org', cookie, { name: 'Benchmark', teamName: 'Team' })
  const { orgId, teamId } = orgCreatedSchema.parse(await org.json())
  const model = { title: 'Pulse', format: DEFAULT_PULSE_FORMAT }
  const made = await send('PUT', `/api/org/${orgId}/pulse-model`, cookie, model)
  const { id: modelId } = pulseModelMadeSchema.parse(await made.json())
  await send('POST', `/api/org/${orgId}/pulse-model/${modelId}/toggle`, cookie, { enabled: true })
  return { orgId, teamId, modelId, cookie }
}

/** The median in milliseconds until an answer is read, and the last answer. */
async function timeOf<Schema extends z.ZodType>(address: string, cookie: string, schema: Schema) {
  const times: number[] = []
  let text = ''
  for (let at = 0; at < TIMES; at += 1) {
    const startedAt = monotonicMicros()
    const answer = await fetch(address, { headers: { cookie } })
    text = await answer.text()
    times.push(millisSince(startedAt))
  }
  return { ms: median(times), answer: schema.parse(JSON.parse(text)) }
}

/** Guests who submit at once: milliseconds until all are answered, and how many do not find their answers again. */
async function submitAtOnce(url: string, surveyId: string): Promise<{ ms: number; lost: number }> {
  const cookies = await Promise.all(
    Array.from({ length: SUBMITTING }, async () => cookieOf(await fetch(`${url}/uid`))),
  )
  const address = `${url}/api/pulse-survey/${surveyId}`
  const bodies = cookies.map((_, person) => {
    const data: Record<string, { value: number; feedback: string }> = {}
    for (const [topic, { id }] of DEFAULT_PULSE_FORMAT.topics.entries())
      data[id] = { value: 1 + ((person + topic) % 5), feedback: `${person}` }
    return JSON.stringify({ data })
  })
  const startedAt = monotonicMicros()
  await Promise.all(
    cookies.map((cookie, person) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: bodies[person] ?? '',
      }),
    ),
  )
  const ms = millisSince(startedAt)
  let lost = 0
  for (const [person, cookie] of cookies.entries()) {
    const { pulseData } = pulseSurveySchema.parse(
      await (await fetch(address, { headers: { cookie } })).json(),
    )
    const kept = Object.values(pulseData.submittedData ?? {})
    if (
      kept.length !== DEFAULT_PULSE_FORMAT.topics.length ||
      kept.some(({ feedback }) => feedback !== `${person}`)
    )
      lost += 1
  }
  return { ms, lost }
}
