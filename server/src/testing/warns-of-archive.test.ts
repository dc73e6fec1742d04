import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs, ScheduledJob } from '../platform/jobs/jobs.ts'
import { type MailApp, startMailApp } from './mail-app.ts'
import { openBrowser, signUp } from './test-browser.ts'
import { newUserAs } from './team-place.ts'
import { rethrow } from './rethrow.ts'

let app: MailApp
const jobs = new Map<string, ScheduledJob>()
const recordingJobs: Jobs = {
  add: (job) => void jobs.set(job.name, job),
  start: () => Promise.resolve(),
  runSoon: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
beforeAll(async () => {
  app = await startMailApp({ PUBLIC_URL: 'http://localhost:9' }, { jobs: recordingJobs })
})
afterAll(() => app.close())

const warn = async () => {
  await jobs.get('warn-of-archive')?.run(rethrow)
  await app.settled()
}

async function place(email: string) {
  const browser = openBrowser(app.url)
  const { sub } = await signUp(browser, { email })
  const { body } = await browser.post('/api/org', { name: 'Acme', teamName: 'One' })
  const { orgId, teamId } = body as { orgId: string; teamId: string }
  const board = async (name: string, days: number) => {
    const made = await browser.post(`/api/team/${teamId}/boards`, { name, columns: ['One'] })
    const { id } = made.body as { id: string }
    const at = Date.now() - days * DAY_MS
    await app.database.pool.query('UPDATE board SET created_at = $2 WHERE id = $1', [id, at])
  }
  return { orgId, teamId, owner: { browser, id: sub }, board }
}

test('PLAN-50: three days before a retro is archived those who facilitate the team are mailed, once', async () => {
  const team = await place('ann@example.com')
  await team.board('Quite <new>', 10)
  await team.board('Nearly over', 11.5)
  await team.board('Over', 15)
  const member = await newUserAs(app, team, null, 'member')
  await warn()
  const mails = app
    .mailsTo('ann@example.com')
    .filter(({ headers }) => headers.get('subject')?.[0]?.startsWith('Archived soon'))
  expect(mails.map(({ headers }) => headers.get('subject')?.[0])).toEqual(['Archived soon: Nearly over'])
  expect(mails[0]?.text).toContain(`/dashboard/team/${team.teamId}`)
  expect(mails[0]?.text).not.toContain('Quite')
  const { rows } = await app.database.pool.query<{ email: string }>(
    'SELECT email FROM user_account WHERE id = $1',
    [member.id],
  )
  expect(app.mailsTo(rows[0]?.email ?? '')).toEqual([])
  await warn()
  expect(
    app
      .mailsTo('ann@example.com')
      .filter(({ headers }) => /archived/i.test(headers.get('subject')?.[0] ?? '')),
  ).toHaveLength(1)
})

test('PLAN-50: several retros are one email, a day that was missed is made up for, and a plan has none', async () => {
  const team = await place('ben@example.com')
  await team.board('One', 12)
  await team.board('Two', 13.9)
  const paying = await place('cleo@example.com')
  await paying.board('Paid', 12)
  await app.database.pool.query(`UPDATE organisation SET plan_id = 'level1' WHERE id = $1`, [paying.orgId])
  await Promise.all([warn(), warn()])
  const subjects = (email: string) =>
    app
      .mailsTo(email)
      .map(({ headers }) => headers.get('subject')?.[0] ?? '')
      .filter((subject) => /archived/i.test(subject))
  expect(subjects('ben@example.com')).toEqual(['2 retros will be archived soon'])
  expect(subjects('cleo@example.com')).toEqual([])
  // Back on the free plan they are warned, too.
  await app.database.pool.query('UPDATE organisation SET plan_id = null WHERE id = $1', [paying.orgId])
  await warn()
  expect(subjects('cleo@example.com')).toEqual(['Archived soon: Paid'])
})

test('PLAN-50, TRASH-12: a team in the trash is warned of nothing until it is restored', async () => {
  const team = await place('dora@example.com')
  await team.board('Deleted with its team', 12)
  await team.owner.browser.delete(`/api/team/${team.teamId}`)
  const subjects = () =>
    app
      .mailsTo('dora@example.com')
      .map(({ headers }) => headers.get('subject')?.[0] ?? '')
      .filter((subject) => /archived/i.test(subject))
  await warn()
  expect(subjects()).toEqual([])
  await team.owner.browser.post(`/api/team/${team.teamId}/restore`, {})
  await warn()
  expect(subjects()).toEqual(['Archived soon: Deleted with its team'])
})
