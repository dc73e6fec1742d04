import type { SaveSchedule } from '@retropulse/contract/pulse-survey'
import { DAY_MS, HOUR_MS } from '@retropulse/domain/kernel/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Jobs, ScheduledJob } from '../../../platform/jobs/jobs.ts'
import { type MailApp, startMailApp } from '../../../testing/mail-app.ts'
import { type TestUser, newUserAs } from '../../../testing/team-place.ts'
import {
  answersOf,
  change,
  DONE,
  readBy,
  refused,
  started,
  submit,
  type SurveyStage,
  surveyStage,
  teamPulse,
  TOPIC_IDS,
  told,
} from '../testing/survey-stage.ts'
import { rethrow } from '../../../testing/rethrow.ts'

/** Jobs that run when a test says so. */
const scheduled = new Map<string, ScheduledJob>()
const jobs: Jobs = {
  add: (job) => void scheduled.set(job.name, job),
  start: () => Promise.resolve(),
  runSoon: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
const run = (name: string) => scheduled.get(name)?.run(rethrow)
const runSurveys = () => run('run-pulse-surveys')
const remind = () => run('remind-pulse-participants')

let app: MailApp
beforeAll(async () => {
  const environment = { DEFAULT_PLAN: 'level3', PUBLIC_URL: 'http://retro.example.com' }
  app = await startMailApp(environment, { jobs, now: () => clock })
})
afterAll(() => app.close())

/** Monday, 2 March 2026, 08:00 in UTC. */
const MONDAY = Date.UTC(2026, 2, 2, 8)

/** The clock of surveys; that of sessions goes on. */
let clock = MONDAY
const setClock = (now: number) => {
  clock = now
}

const weekly: Omit<SaveSchedule, 'modelId'> = {
  name: 'Weekly',
  cadence: 'weekly',
  firstDay: '2026-03-03',
  hour: 9,
  timeZone: 'Europe/Berlin',
  openDays: 5,
}
const save = (
  { teamId, modelId, owner }: SurveyStage,
  input: Partial<SaveSchedule> = {},
  { browser } = owner,
) => browser.put(`/api/team/${teamId}/pulse-schedule`, { modelId, ...weekly, ...input })
const schedule = async ({ teamId, owner }: SurveyStage) =>
  (await owner.browser.get(`/api/team/${teamId}/pulse-schedule`)).body

/** The surveys of a team, the first one first. */
async function surveysOf({ teamId }: SurveyStage) {
  const { rows } = await app.database.pool.query<{ name: string; started: string; closes: string }>(
    `SELECT name, started_at::timestamptz(0) AT TIME ZONE 'UTC' AS started, closes_at - started_at AS closes
     FROM pulse_survey WHERE team_id = $1 ORDER BY started_at`,
    [teamId],
  )
  return rows
}

describe('PULSE-65: schedules', () => {
  test('PULSE-65: is saved, read, changed and deleted by those who start surveys', async () => {
    setClock(MONDAY)
    const stage = await surveyStage(app)
    const member = await newUserAs(app, stage, null, 'member')
    expect(await schedule(stage)).toEqual({ schedule: null })
    expect(told(await save(stage, {}, member))).toEqual(refused(403, 'forbidden'))
    expect(told(await save(stage))).toEqual(DONE)
    // Nine o'clock in Berlin is eight in UTC in winter.
    const nextRunAt = MONDAY + DAY_MS
    expect(await schedule(stage)).toEqual({ schedule: { ...weekly, modelId: stage.modelId, nextRunAt } })
    expect(told(await save(stage, { name: ' Daily news ', cadence: 'monthly' }))).toEqual(DONE)
    expect(await schedule(stage)).toMatchObject({ schedule: { name: 'Daily news', cadence: 'monthly' } })
    const remove = (by = stage.owner) => by.browser.delete(`/api/team/${stage.teamId}/pulse-schedule`)
    expect(told(await remove(member))).toEqual(refused(403, 'forbidden'))
    expect(told(await remove())).toEqual(DONE)
    expect(await schedule(stage)).toEqual({ schedule: null })
  })

  test('PULSE-65, PULSE-66: what cannot be is refused', async () => {
    setClock(MONDAY)
    const stage = await surveyStage(app)
    const bad: readonly Partial<Record<keyof SaveSchedule, unknown>>[] = [
      { timeZone: 'Europe/Atlantis' },
      { timeZone: '+01:00' },
      { cadence: 'once', firstDay: '2026-03-01' },
      { cadence: 'hourly' },
      { firstDay: '2026-02-30' },
      { hour: 24 },
      { openDays: 0 },
      { openDays: 61 },
      { name: ' ' },
    ]
    for (const input of bad)
      expect([input, (await save(stage, input as Partial<SaveSchedule>)).status]).toEqual([input, 400])
    expect(told(await save(stage, { modelId: 'unknown' }))).toEqual(refused(404, 'not-found'))
    expect(await schedule(stage)).toEqual({ schedule: null })
  })

  test('PULSE-65, PULSE-66: surveys start in the time zone of the team, and close after some days', async () => {
    setClock(MONDAY)
    const stage = await surveyStage(app)
    await save(stage)
    setClock(MONDAY + DAY_MS - 1000)
    await runSurveys()
    expect(await surveysOf(stage)).toEqual([])
    setClock(MONDAY + DAY_MS)
    await runSurveys()
    await runSurveys()
    expect(await surveysOf(stage)).toMatchObject([{ name: 'Weekly', closes: { days: 5 } }])
    // Over the change to summer time on 29 March: nine o'clock in Berlin is seven in UTC.
    for (const days of [8, 15, 22]) {
      setClock(MONDAY + days * DAY_MS)
      await runSurveys()
    }
    setClock(MONDAY + 29 * DAY_MS - HOUR_MS - 1000)
    await runSurveys()
    expect(await surveysOf(stage)).toHaveLength(4)
    setClock(MONDAY + 29 * DAY_MS - HOUR_MS)
    await runSurveys()
    expect(await surveysOf(stage)).toHaveLength(5)
  })

  test('PULSE-37: a survey closes at the time of its start, also after the clocks of the team changed', async () => {
    const midweek = Date.UTC(2026, 2, 25, 7)
    setClock(midweek)
    const [stage, without] = [await surveyStage(app), await surveyStage(app)]
    await save(stage, { firstDay: '2026-03-25' })
    const end = Date.UTC(2026, 2, 30, 8)
    const closesAt = async (id: string) => (await readBy(id, stage.owner)).closesAt
    // The clocks of Berlin change on 29 March.
    expect(await closesAt(await started(stage, { openDays: 5 }))).toBe(midweek + 5 * DAY_MS - HOUR_MS)
    setClock(midweek + HOUR_MS)
    await runSurveys()
    const [scheduledSurvey] = (await teamPulse(stage)).surveys
    expect(scheduledSurvey?.closesAt).toBe(end - HOUR_MS)
    const other = await started(without, { openDays: 5 })
    expect((await readBy(other, without.owner)).closesAt).toBe(end)
  })

  test('PULSE-67: missed runs happen once, and none while the team is archived or a model is disabled', async () => {
    setClock(MONDAY)
    const stage = await surveyStage(app)
    await save(stage)
    setClock(MONDAY + 40 * DAY_MS)
    await Promise.all([runSurveys(), runSurveys()])
    await runSurveys()
    expect(await surveysOf(stage)).toHaveLength(1)
    const { pool } = app.database
    await pool.query('UPDATE team SET is_archived = true WHERE id = $1', [stage.teamId])
    setClock(MONDAY + 50 * DAY_MS)
    await runSurveys()
    await pool.query('UPDATE team SET is_archived = false WHERE id = $1', [stage.teamId])
    await runSurveys()
    expect(await surveysOf(stage)).toHaveLength(1)
    await pool.query('UPDATE pulse_model SET is_enabled = false WHERE id = $1', [stage.modelId])
    setClock(MONDAY + 60 * DAY_MS)
    await runSurveys()
    await pool.query('UPDATE pulse_model SET is_enabled = true WHERE id = $1', [stage.modelId])
    await runSurveys()
    expect(await surveysOf(stage)).toHaveLength(1)
    setClock(MONDAY + 70 * DAY_MS)
    await runSurveys()
    expect(await surveysOf(stage)).toHaveLength(2)
  })

  test('PULSE-67: a run that is cut off after its survey was made starts no second one', async () => {
    setClock(MONDAY)
    const stage = await surveyStage(app)
    await save(stage)
    setClock(MONDAY + DAY_MS)
    await runSurveys()
    // As if the process had stopped before it wrote the next run.
    await app.database.pool.query('UPDATE pulse_schedule SET next_run_at = $2 WHERE team_id = $1', [
      stage.teamId,
      new Date(MONDAY + DAY_MS),
    ])
    await runSurveys()
    expect(await surveysOf(stage)).toHaveLength(1)
  })

  test('PULSE-39, PULSE-58: a survey that closed by itself is ended and published', async () => {
    setClock(MONDAY)
    const stage = await surveyStage(app)
    const members = await Promise.all([1, 2, 3].map(() => newUserAs(app, stage, null, 'member')))
    const id = await started(stage, { openDays: 1 })
    for (const [at, member] of members.entries()) await submit(id, member, answersOf(at + 1))
    expect((await readBy(id, stage.owner)).results?.[0]).toMatchObject({ state: 'insufficient' })
    setClock(MONDAY + DAY_MS)
    await runSurveys()
    expect((await teamPulse(stage)).surveys[0]).toMatchObject({
      state: 'ended',
      endedAt: MONDAY + DAY_MS,
      results: TOPIC_IDS.map(() => ({ state: 'shown', answers: 3 })),
    })
  })

  test('PULSE-58: a survey that ended long ago is published where its last answers still wait', async () => {
    setClock(MONDAY)
    const stage = await surveyStage(app)
    const members = await Promise.all([1, 2, 3, 4].map(() => newUserAs(app, stage, null, 'member')))
    const id = await started(stage)
    for (const [at, member] of members.slice(1).entries()) await submit(id, member, answersOf(at + 1))
    const end = 'UPDATE pulse_survey SET ended_at = $2 WHERE id = $1'
    await app.database.pool.query(end, [id, new Date(MONDAY - 30 * DAY_MS)])
    expect((await readBy(id, stage.owner)).results?.[0]).toMatchObject({ state: 'insufficient' })
    await runSurveys()
    expect((await readBy(id, stage.owner)).results?.[0]).toMatchObject({ state: 'shown', answers: 3 })
  })
})

describe('PULSE-68: reminders', () => {
  /** How many reminders of a survey each of these addresses got. */
  const remindersTo = (surveyId: string, addresses: readonly string[]) =>
    addresses.map((address) => app.mailsTo(address).filter(({ text }) => text.includes(surveyId)).length)
  const addressOf = async ({ browser }: TestUser) =>
    ((await browser.get('/profile')).body as { email: string }).email

  test('PULSE-68: on day 3 and the day before the end, those are reminded who have not answered', async () => {
    setClock(MONDAY)
    const stage = await surveyStage(app)
    const [done, late, silent] = [
      await newUserAs(app, stage, null, 'member'),
      await newUserAs(app, stage, null, 'member'),
      await newUserAs(app, stage, null, 'member'),
    ]
    const addresses = await Promise.all([stage.owner, done, late, silent].map(addressOf))
    await silent.browser.post('/api/subscribing', { subscribed: false })
    const id = await started(stage, { openDays: 7 })
    await submit(id, done, answersOf(3))
    setClock(MONDAY + 3 * DAY_MS - 1000)
    await remind()
    expect(remindersTo(id, addresses)).toEqual([0, 0, 0, 0])
    setClock(MONDAY + 3 * DAY_MS)
    await Promise.all([remind(), remind()])
    await remind()
    expect(remindersTo(id, addresses)).toEqual([1, 0, 1, 0])
    await submit(id, late, answersOf(4))
    setClock(MONDAY + 6 * DAY_MS)
    await remind()
    await remind()
    expect(remindersTo(id, addresses)).toEqual([2, 0, 1, 0])
    // The log says nothing about who was reminded.
    for (const address of addresses) expect(app.logged.join('\n')).not.toContain(address)
  })

  test('PULSE-68: no person is reminded of a survey that has ended, or of a team that is archived', async () => {
    setClock(MONDAY)
    const [stage, archived] = [await surveyStage(app), await surveyStage(app)]
    const [ended, other] = [await started(stage), await started(archived)]
    await change(stage, ended, 'end')
    await app.database.pool.query('UPDATE team SET is_archived = true WHERE id = $1', [archived.teamId])
    setClock(MONDAY + 4 * DAY_MS)
    await remind()
    expect(remindersTo(ended, [await addressOf(stage.owner)])).toEqual([0])
    expect(remindersTo(other, [await addressOf(archived.owner)])).toEqual([0])
  })
})
