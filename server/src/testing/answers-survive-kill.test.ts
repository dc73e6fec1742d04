import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { scratchFolder } from '../platform/database/testing/scratch-folder.ts'
import { seededRandom } from './seeded-random.ts'
import { freePort, startServerProcess } from './server-process.ts'
import { createOrg, openBrowser, signUp, type TestBrowser } from './test-browser.ts'

const KILLS = 5
const GUESTS = 24
const TOPICS = DEFAULT_PULSE_FORMAT.topics.map(({ id }) => id)

/** A guest who answers again and again, and what the server acknowledged of it. */
interface Participant {
  readonly browser: TestBrowser
  /** Ratings that were sent after it: their answers were lost, and they may be stored or not. */
  readonly unanswered: Set<number>
  /** The rating that was acknowledged last; 0: none. */
  acknowledged: number
  /** How many of its submissions were acknowledged. */
  count: number
}

test(
  'PULSE-41, PULSE-58: killed under load, no acknowledged answer to a survey is lost or doubled',
  { timeout: 180_000 },
  async () => {
    const random = seededRandom()
    const dataDir = join(scratchFolder(), 'data')
    mkdirSync(dataDir)
    const environment = { DATA_DIR: dataDir, PORT: String(await freePort()), REQUESTS_PER_MINUTE: '1000000' }
    let server = await startServerProcess(environment)
    onTestFinished(async () => void (await server.stop()))
    const owner = openBrowser(server.url)
    await signUp(owner)
    const surveyId = await startSurvey(owner)
    const participants = await Promise.all(
      Array.from({ length: GUESTS }, async (): Promise<Participant> => {
        const browser = openBrowser(server.url)
        await browser.get('/uid')
        return { browser, unanswered: new Set(), acknowledged: 0, count: 0 }
      }),
    )

    for (let kill = 0; kill < KILLS; kill += 1) {
      let isRunning = true
      const writing = participants.map(async (participant) => {
        while (isRunning) await submit(surveyId, participant, random.between(1, 5))
      })
      await untilAcknowledged(participants, random.between(5, 60))
      await sleep(random.between(0, 30))
      await server.kill()
      isRunning = false
      await Promise.all(writing)
      server = await startServerProcess(environment)
      for (const participant of participants) await expectStored(surveyId, participant)
    }
    // On a slow machine the kills came before some people were answered: all submit once more.
    for (const participant of participants) await submit(surveyId, participant, random.between(1, 5))
    const survey = (await owner.get(`/api/pulse-survey/${surveyId}`)).body as PulseSurvey
    expect(survey.answered).toBe(GUESTS)
    // Results that were published before a kill and after it hold no person twice.
    await owner.post(`/api/team/${survey.teamId}/pulse/${surveyId}/end`)
    const { results } = (await owner.get(`/api/pulse-survey/${surveyId}`)).body as PulseSurvey
    const shown = (results ?? []).map((result) => ('answers' in result ? result.answers : 0))
    expect(Math.min(...shown)).toBeGreaterThan(0)
    expect(Math.max(...shown)).toBeLessThanOrEqual(GUESTS)
  },
)

async function startSurvey(owner: TestBrowser): Promise<string> {
  const { orgId, teamId } = await createOrg(owner)
  const model = { title: 'Pulse', format: DEFAULT_PULSE_FORMAT }
  const { id: modelId } = (await owner.put(`/api/org/${orgId}/pulse-model`, model)).body as { id: string }
  await owner.post(`/api/org/${orgId}/pulse-model/${modelId}/toggle`, { enabled: true })
  const made = await owner.put(`/api/team/${teamId}/pulse`, { modelId, name: 'March' })
  return (made.body as { id: string }).id
}

/** Waits until so many more submissions were acknowledged, of any person. */
async function untilAcknowledged(participants: readonly Participant[], more: number): Promise<void> {
  const total = () => participants.reduce((sum, { count }) => sum + count, 0)
  const wanted = total() + more
  while (total() < wanted) await sleep(5)
}

/** Answers every question with the rating; a request that a kill cut off was not acknowledged. */
async function submit(surveyId: string, participant: Participant, rating: number): Promise<void> {
  participant.unanswered.add(rating)
  const data = Object.fromEntries(TOPICS.map((id) => [id, { value: rating, feedback: '' }]))
  const answer = await participant.browser.post(`/api/pulse-survey/${surveyId}`, { data }).catch(() => null)
  if (answer?.status !== 204) return
  participant.acknowledged = rating
  participant.count += 1
  participant.unanswered.clear()
}

/** All questions have the rating that was acknowledged last, or one that was sent after it and cut off. */
async function expectStored(
  surveyId: string,
  { browser, unanswered, acknowledged }: Participant,
): Promise<void> {
  const { pulseData } = (await browser.get(`/api/pulse-survey/${surveyId}`)).body as PulseSurvey
  const values = new Set(TOPICS.map((topic) => pulseData.submittedData?.[topic]?.value ?? 0))
  expect(values.size).toBe(1)
  expect([...unanswered, acknowledged]).toContain([...values][0])
}
