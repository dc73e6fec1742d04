import type { Connected, TeamConnections } from '@retropulse/contract/connections'
import { EVENT_TYPES } from '@retropulse/domain/connections/event-types'
import { HOUR_MS } from '@retropulse/domain/kernel/durations'
import { describe, expect, test } from 'vitest'
import { useConnectionStage } from './connection-stage.ts'
import { startBoard } from './retro.ts'
import { newUser, newUserAs } from './team-place.ts'

/* How services are connected, and what becomes of what they do not take. */

const stage = useConnectionStage()
const { root, connect, connectionOf, deliveriesOf, arrivals, soon, everythingToldBefore } = stage

describe('when a service fails', () => {
  const started = () => startBoard(stage.place().owner.browser, stage.place().teamId)

  test('LINK-10: it is sent again under the same id, and the page says what came of it', async () => {
    stage.catcher().answerWith('error', 'taken')
    const made = await connect({ events: ['retro.started'] })
    const since = arrivals()
    await started()
    await soon(async () => expect((await connectionOf(made)).lastFailure).toBe('error'))
    const [waiting] = await deliveriesOf(made)
    expect(waiting).toMatchObject({ tries: 1, status: 503, failure: 'error', sentAt: null })
    stage.goAhead(15_000)
    await soon(() => expect(since('retro.started')).toHaveLength(1))
    await soon(async () => expect((await deliveriesOf(made))[0]).toMatchObject({ tries: 2, failure: null }))
    expect(since('retro.started')[0]!.body.id).toBe(waiting!.id)
  })

  test('LINK-11: it rests after five failures in a row, and other connections do not wait for it', async () => {
    stage.catcher().answerWith('refused')
    const made = await connect({ events: ['retro.started'] })
    for (let times = 0; times < 5; times += 1) await started()
    await soon(async () => expect((await connectionOf(made)).pausedUntil).toBeGreaterThan(0))
    stage.catcher().answerWith('taken')
    const since = arrivals()
    await everythingToldBefore()
    expect(since('retro.started')).toHaveLength(1)
    stage.goAhead(HOUR_MS)
    await soon(async () => expect((await connectionOf(made)).pausedUntil).toBeNull())
  })

  test('LINK-12: what was given up can be sent again', async () => {
    stage.catcher().answerWith('gone')
    const made = await connect({ events: ['retro.started'] })
    await started()
    // Not only tried, but answered: from then on its next try is set.
    await soon(async () => expect((await deliveriesOf(made))[0]?.failure).toBe('gone'))
    await stage
      .app()
      .database.pool.query('UPDATE connection_delivery SET due_at = NULL WHERE connection_id = $1', [made.id])
    stage.catcher().answerWith('taken')
    const since = arrivals()
    const [given] = await deliveriesOf(made)
    const replay = `${root(stage.place())}/${made.id}/deliveries/${given!.id}/replay`
    expect((await stage.place().owner.browser.post(replay)).status).toBe(204)
    await soon(() => expect(since('retro.started')).toHaveLength(1))
    expect(
      (await stage.place().owner.browser.post(`${root(stage.place())}/${made.id}/deliveries/none/replay`))
        .status,
    ).toBe(404)
  })

  test('LINK-9: a former secret signs for another day', async () => {
    const made = await connect({ events: ['retro.started'] })
    const { body } = await stage.place().owner.browser.post(`${root(stage.place())}/${made.id}/secret`)
    const { secret } = body as Connected
    expect(secret).not.toBe(made.secret)
    const verifiedBy = async () => {
      const since = arrivals()
      await started()
      await soon(() => expect(since('retro.started')).toHaveLength(1))
      const { text, headers } = since('retro.started')[0]!
      return headers['webhook-signature']?.toString().split(' ').length === 2 && text !== ''
    }
    expect(await verifiedBy()).toBe(true)
    stage.goAhead(25 * HOUR_MS)
    expect(await verifiedBy()).toBe(false)
  })
})

describe('LINK-1, LINK-5: connecting', () => {
  test('LINK-5: no answer holds an address or a secret, and neither lies in the database', async () => {
    const made = await connect()
    const { body } = await stage.place().owner.browser.get(root(stage.place()))
    const { rows } = await stage
      .app()
      .database.pool.query('SELECT * FROM connection WHERE id = $1', [made.id])
    for (const text of [JSON.stringify(body), JSON.stringify(rows)]) {
      expect(text).not.toContain('/webhook"')
      expect(text).not.toContain(made.secret)
    }
    expect(await connectionOf(made)).toMatchObject({
      kind: 'webhook',
      name: 'Ours',
      host: new URL(stage.catcher().origin).host,
      connectedBy: 'Ann Example',
    })
  })

  test.each([
    [{ url: 'ftp://example.com/x' }, { url: 'invalid' }],
    [{ kind: 'slack', url: 'https://example.com/x' }, { url: 'not-slack' }],
  ])('LINK-2: %j is refused', async (input, fields) => {
    const given = {
      kind: 'webhook',
      name: 'Ours',
      events: EVENT_TYPES,
      ...input,
    }
    const { status, body } = await stage.place().owner.browser.post(root(stage.place()), given)
    expect([status, body]).toEqual([400, { code: 'bad-request', fields }])
  })

  test('LINK-1, LINK-6: it is changed and ended by those who may, and each change is logged', async () => {
    const made = await connect()
    const path = `${root(stage.place())}/${made.id}`
    expect(
      (await stage.place().owner.browser.post(path, { name: 'New name', events: ['plan.changed'] })).status,
    ).toBe(204)
    expect(await connectionOf(made)).toMatchObject({ name: 'New name', events: ['plan.changed'] })
    const facilitator = await newUserAs(stage.app(), stage.place(), null, 'facilitator')
    expect((await facilitator.browser.get(root(stage.place()))).body).toMatchObject({ mayEdit: false })
    expect((await facilitator.browser.delete(path)).status).toBe(403)
    expect((await stage.place().owner.browser.delete(path)).status).toBe(204)
    expect(await connectionOf(made)).toBeUndefined()
    const { rows } = await stage
      .app()
      .database.pool.query<{ kind: string }>(
        `SELECT kind FROM audit_entry WHERE org_id = $1 AND kind LIKE 'connection-%' ORDER BY id`,
        [stage.place().orgId],
      )
    expect(rows.map(({ kind }) => kind)).toEqual([
      'connection-made',
      'connection-changed',
      'connection-removed',
    ])
  })
})

test('LINK-16: owners read how the connections of all teams are doing, never their addresses or secrets', async () => {
  const { owner, orgId, teamId } = stage.place()
  const at = `/api/org/${orgId}/team-connections`
  expect((await owner.browser.get(at)).body).toEqual({ teams: [] })
  // Those of the organisation itself have a list of their own.
  await connect({ name: 'Of the organisation' }, `/api/org/${orgId}/connections`)
  const made = await connect({ name: 'Of the team' })
  stage.catcher().answerWith('refused')
  await owner.browser.post(`${root(stage.place())}/${made.id}/test`)
  const { status, body } = await owner.browser.get(at)
  expect(status).toBe(200)
  const { teams } = body as TeamConnections
  expect(teams).toMatchObject([
    { id: teamId, connections: [{ id: made.id, name: 'Of the team', lastFailure: 'refused' }] },
  ])
  expect(teams[0]!.connections).toEqual([await connectionOf(made)])
  for (const hidden of [made.secret!, new URL(stage.catcher().urlOf('webhook')).pathname])
    expect(JSON.stringify(body)).not.toContain(hidden)
  const admin = await newUserAs(stage.app(), stage.place(), 'admin', null)
  expect((await admin.browser.get(at)).status).toBe(403)
  expect((await (await newUser(stage.app())).browser.get(at)).status).toBe(404)
})
