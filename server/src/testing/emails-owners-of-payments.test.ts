import type { Checkout } from '@retropulse/contract/billing'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs, ScheduledJob } from '../platform/jobs/jobs.ts'
import { type MailApp, startMailApp } from './mail-app.ts'
import { createOrg, openBrowser, signUp } from './test-browser.ts'
import { proveEmail, newUserAs } from './team-place.ts'
import { rethrow } from './rethrow.ts'

let app: MailApp
let clock = Date.UTC(2027, 0, 15, 12)
const jobs = new Map<string, ScheduledJob>()
const recordingJobs: Jobs = {
  add: (job) => void jobs.set(job.name, job),
  start: () => Promise.resolve(),
  runSoon: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
beforeAll(async () => {
  app = await startMailApp({ PUBLIC_URL: 'http://localhost:9' }, { jobs: recordingJobs, now: () => clock })
})
afterAll(() => app.close())

/** An organisation that pays for a plan, and the subjects of the emails about it. */
async function payingOrg(email: string, isProved = true) {
  const browser = openBrowser(app.url)
  const { sub } = await signUp(browser, { email })
  const owner = { browser, id: sub }
  if (isProved) await proveEmail(app, owner)
  const { orgId, teamId } = await createOrg(browser, { name: 'Acme. Claim at evil.example/500' })
  const at = `/payment/org/${orgId}`
  const { id: customerId } = (await browser.post(`${at}/create-customer`)).body as { id: string }
  const input = { customerId, level: 'monthly-level2', quantity: 1, currency: 'eur' }
  const { sessionId } = (await browser.post(`${at}/create-checkout-session`, input)).body as Checkout
  await browser.post(`/api/sandbox-billing/checkout/${sessionId}`)
  return {
    orgId,
    teamId,
    owner,
    act: (act: string) => browser.post(`/api/org/${orgId}/sandbox-billing`, { act }),
    mails: () =>
      app.mailsTo(email).filter(({ headers }) => /plan|payment/i.test(headers.get('subject')?.[0] ?? '')),
  }
}

/** Lets days pass and runs the job twice, as two processes would. */
async function look(days: number): Promise<void> {
  clock += days * DAY_MS
  await jobs.get('reconcile-billing')?.run(rethrow)
  await Promise.all([jobs.get('tell-owners')?.run(rethrow), jobs.get('tell-owners')?.run(rethrow)])
  await app.settled()
}

const subjects = (mails: readonly { readonly headers: ReadonlyMap<string, readonly string[]> }[]) =>
  mails.map(({ headers }) => headers.get('subject')?.[0])

test('PLAN-52: owners are emailed once that a payment failed, until when the plan stays, and that it ended', async () => {
  const org = await payingOrg('ann@example.com')
  const admin = await newUserAs(app, org, 'admin', null)
  await look(1)
  expect(org.mails()).toEqual([])
  await look(15)
  await org.act('fail-payment')
  await look(0)
  await look(1)
  expect(subjects(org.mails())).toEqual(['A payment failed'])
  expect(org.mails()[0]?.text).toMatch(/until \d+ \w+ 2027/)
  expect(org.mails()[0]?.text).toContain('http://localhost:9/plans')
  await look(20)
  await look(1)
  expect(subjects(org.mails())).toEqual(['A payment failed', 'Your plan has ended'])
  const { rows } = await app.database.pool.query<{ email: string }>(
    'SELECT email FROM user_account WHERE id = $1',
    [admin.id],
  )
  expect(app.mailsTo(rows[0]?.email ?? '')).toEqual([])
})

test('PLAN-52: once it is paid nothing more is said, and the next failure is reported again', async () => {
  const org = await payingOrg('ben@example.com')
  await look(16)
  await org.act('fail-payment')
  await look(1)
  await org.act('pay')
  await look(1)
  expect(subjects(org.mails())).toHaveLength(1)
  await org.act('fail-payment')
  await look(1)
  expect(subjects(org.mails())).toEqual(Array(2).fill('A payment failed'))
})

test('PLAN-52: an address that was not proved gets nothing, and no email makes a link of a name', async () => {
  const stranger = await payingOrg('victim@example.com', false)
  const proved = await payingOrg('pat@example.com')
  await look(16)
  await stranger.act('fail-payment')
  await proved.act('fail-payment')
  await look(1)
  expect(stranger.mails()).toEqual([])
  const [mail] = proved.mails()
  expect(`${mail?.headers.get('subject')?.join()} ${mail?.text} ${mail?.html}`).not.toContain('evil.example')
  expect(mail?.text).toContain('Acme')
})

test('PLAN-52: where another plan holds, none is said to have ended', async () => {
  const org = await payingOrg('cat@example.com')
  await look(1)
  await org.act('choose-level3')
  await look(40)
  await look(1)
  expect(org.mails()).toEqual([])
})
