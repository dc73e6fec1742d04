import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { describe, expect, test } from 'vitest'
import { PUBLIC_URL, rowsOf, useSlackStage } from './slack-stage.ts'
import { auditedChangesIn, newUser, newUserAs } from './team-place.ts'
import { openBrowser } from './test-browser.ts'

const stage = useSlackStage()
const dayAfter = (days: number) => new Date(stage.clock() + days * DAY_MS).toISOString().slice(0, 10)
const dayText = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

describe('the weekly digest', () => {
  test('SLACK-26, SLACK-27: lists the open action items by due date, once a week, where it was switched on', async () => {
    await stage.connect()
    const [past, ahead] = [dayAfter(-1), dayAfter(5)]
    await stage.actions(['a', 'Buy <tea> @here'], ['b', 'Overdue', past], ['c', 'Ahead', ahead])
    expect(await stage.digests()).toEqual([])
    await stage.switchOn()
    const [digest, ...others] = await stage.digests()
    expect(others).toEqual([])
    expect(digest!.text).toMatch(/^Open actions: 3 /)
    expect(rowsOf(digest!).map(({ text }) => text)).toEqual([
      `• Overdue\n*Overdue since ${dayText(past)}*`,
      `• Ahead\nDue ${dayText(ahead)}`,
      '• Buy &lt;tea&gt; @here',
    ])
    expect(JSON.stringify(digest)).toContain(`${PUBLIC_URL}/dashboard/team/${stage.place().teamId}/actions`)
    expect(await stage.digests()).toEqual([])
    stage.passWeek()
    expect(await stage.digests()).toHaveLength(1)
  })

  test('SLACK-27: holds twenty action items at most, and says when there are more', async () => {
    await stage.connect()
    await stage.switchOn()
    await stage.actions(...Array.from({ length: 23 }, (_, index) => [`a${index}`, 'x'.repeat(1000)] as const))
    const [digest] = await stage.digests()
    expect(rowsOf(digest!)).toHaveLength(20)
    expect(JSON.stringify(digest)).toContain('There are more.')
  })

  test('SLACK-27: a team without open action items gets none, nor does one in the trash', async () => {
    await stage.connect()
    await stage.switchOn()
    expect(await stage.digests()).toEqual([])
    stage.passWeek()
    await stage.actions(['a', 'Tea'])
    await stage.query('UPDATE team SET deleted_at = now() WHERE id = $1', [stage.place().teamId])
    expect(await stage.digests()).toEqual([])
  })

  test('SLACK-26: private retros stand in it only where that was chosen', async () => {
    await stage.connect()
    await stage.switchOn()
    await stage.actions(['open', 'Of an open retro'])
    const hidden = await stage.actions(['hidden', 'Of a private retro'])
    await stage.query('UPDATE board SET is_private = true WHERE id = $1', [hidden])
    expect(JSON.stringify(await stage.digests())).not.toContain('Of a private retro')
    stage.passWeek()
    await stage.switchOn(true)
    expect(JSON.stringify(await stage.digests())).toContain('Of a private retro')
  })

  test('SLACK-27: what Slack did not take is sent by a later run, and the failure shows', async () => {
    await stage.connect()
    await stage.switchOn()
    await stage.actions(['a', 'Tea'])
    stage.slack().answerWith({ status: 503, body: 'service_unavailable' })
    expect(await stage.digests()).toEqual([])
    expect((await stage.status()).channel).toMatchObject({
      lastSuccessAt: null,
      lastFailureAt: stage.clock(),
      lastFailure: 'error',
    })
    stage.slack().answerWith(null)
    stage.pass(DAY_MS / 24)
    expect(await stage.digests()).toHaveLength(1)
    expect((await stage.status()).channel).toMatchObject({ lastSuccessAt: stage.clock() })
  })
})

describe('the connection on the integrations page', () => {
  test('SLACK-24: says who connected it and how it is doing, never its address; it is tested and forgotten', async () => {
    expect(await stage.status()).toEqual({
      connectUrl: `${PUBLIC_URL}${stage.path()}/connect`,
      channel: null,
    })
    expect((await stage.place().owner.browser.post(`${stage.path()}/test`)).status).toBe(404)
    await stage.connect()
    const { channel } = await stage.status()
    expect(channel).toMatchObject({
      name: '#retros',
      lastSuccessAt: null,
      digest: { isOn: false, includesPrivate: false },
    })
    expect(channel!.connectedBy).not.toBeNull()
    const tested = await stage.place().owner.browser.post(`${stage.path()}/test`)
    expect(tested.body).toEqual({ isSent: true, failure: null })
    expect((await stage.status()).channel!.lastSuccessAt).toBe(stage.clock())
    stage.slack().answerWith({ status: 404, body: 'no_service' })
    expect((await stage.place().owner.browser.post(`${stage.path()}/test`)).body).toEqual({
      isSent: false,
      failure: 'gone',
    })
    expect((await stage.status()).channel).toBeNull()
  })

  test('SLACK-30: owners read the channels of all teams, and why the last message failed; never an address', async () => {
    const [app, place] = [stage.app(), stage.place()]
    const at = `/api/org/${place.orgId}/slack`
    expect((await place.owner.browser.get(at)).body).toEqual({ teams: [] })
    await stage.connect()
    stage.slack().answerWith({ status: 429, body: 'rate_limited' })
    await place.owner.browser.post(`${stage.path()}/test`)
    const { status, body } = await place.owner.browser.get(at)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      teams: [
        {
          id: place.teamId,
          channel: { name: '#retros', lastSuccessAt: null, lastFailure: 'rate-limited' },
        },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('services')
    const admin = await newUserAs(app, place, 'admin', null)
    const stranger = await newUser(app)
    expect((await admin.browser.get(at)).status).toBe(403)
    expect((await stranger.browser.get(at)).status).toBe(404)
    expect((await openBrowser(app.url).get(at)).status).toBe(401)
    await stage.query('UPDATE team SET deleted_at = now() WHERE id = $1', [place.teamId])
    expect((await place.owner.browser.get(at)).body).toEqual({ teams: [] })
  })

  test('LINK-6, SLACK-24: connecting, changing and disconnecting are entries of the activity log', async () => {
    await stage.connect()
    await stage.switchOn()
    await stage.place().owner.browser.delete(stage.path())
    const entries = await auditedChangesIn(stage.app(), stage.place())
    expect(entries.map(([, kind]) => kind)).toEqual([
      'connection-made',
      'connection-changed',
      'connection-removed',
    ])
  })

  test('PERM-26, SLACK-4: takes the right to edit the boards of the team', async () => {
    await stage.connect()
    const [app, place, path] = [stage.app(), stage.place(), stage.path()]
    const member = await newUserAs(app, place, null, 'member')
    const stranger = await newUser(app)
    const askers = [
      [member.browser, 403],
      [stranger.browser, 404],
      [openBrowser(app.url), 401],
    ] as const
    const digest = { isOn: true, includesPrivate: true }
    for (const [browser, status] of askers) {
      const calls = [
        browser.get(path),
        browser.post(path, { digest }),
        browser.post(`${path}/test`),
        browser.delete(path),
      ]
      for (const call of calls) expect((await call).status).toBe(status)
    }
    expect((await stage.status()).channel).toMatchObject({ digest: { isOn: false }, lastSuccessAt: null })
  })
})
