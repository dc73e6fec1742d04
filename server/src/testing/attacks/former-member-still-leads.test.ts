import { asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BoardClient, joinBoard } from '../board-client.ts'
import { eventually } from '../eventually.ts'
import { startBoard } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { newUser, newUserAs, type TeamPlace, teamPlace } from '../team-place.ts'

/* A member of the team who was made a facilitator loses that with the membership, on open boards and on closed ones. */
let app: TestApp
let place: TeamPlace
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
  place = await teamPlace(app)
})
afterAll(() => app.close())

test('LEAD-4: a member who is removed from the team no longer leads its boards; a person from outside keeps it', async () => {
  const { owner, teamId } = place
  const [member, outsider] = [await newUserAs(app, place, null, 'member'), await newUser(app)]
  const open = await startBoard(owner.browser, teamId)
  const closed = await startBoard(owner.browser, teamId)
  for (const boardId of [open, closed]) {
    const lead = await joinBoard(app.url, boardId, owner.browser.cookie())
    for (const { id } of [member, outsider]) await give(lead, id)
    lead.close()
  }
  const sitting = await joinBoard(app.url, open, member.browser.cookie())
  expect(await sitting.send({ type: 'rename-board', title: 'Mine' })).toMatchObject({ ok: true })

  const removed = await owner.browser.delete(`/api/team/${teamId}/member/${member.id}`)
  expect(removed.status).toBe(204)
  await eventually(() => expect(sitting.socket.connected).toBe(false))
  for (const boardId of [open, closed]) {
    const lead = await joinBoard(app.url, boardId, owner.browser.cookie())
    await eventually(() => expect(lead.board().state.facilitators).toEqual([outsider.id]))
    const former = await joinBoard(app.url, boardId, member.browser.cookie())
    expect(await former.send({ type: 'rename-board', title: 'Still mine' })).toEqual({
      ok: false,
      code: 'forbidden',
    })
    const guestLead = await joinBoard(app.url, boardId, outsider.browser.cookie())
    expect(await guestLead.send({ type: 'rename-board', title: 'Ours' })).toMatchObject({ ok: true })
    for (const client of [lead, former, guestLead]) client.close()
  }
})

test('LEAD-4: a member who leaves the team leads none of its boards, those in the trash and archived ones included', async () => {
  const { owner, teamId, orgId } = place
  const { pool } = app.database
  const onPlan = (planId: string | null) =>
    pool.query('UPDATE organisation SET plan_id = $2 WHERE id = $1', [orgId, planId])
  const member = await newUserAs(app, place, null, 'member')
  const [trashed, archived] = [
    await startBoard(owner.browser, teamId),
    await startBoard(owner.browser, teamId),
  ]
  for (const boardId of [trashed, archived]) {
    const lead = await joinBoard(app.url, boardId, owner.browser.cookie())
    await give(lead, member.id)
    lead.close()
  }
  const trashedPath = `/api/team/${teamId}/board/${trashed}`
  expect((await owner.browser.delete(trashedPath)).status).toBe(200)
  await pool.query('UPDATE board SET created_at = 1 WHERE id = $1', [archived])
  await onPlan(null)
  expect((await member.browser.delete(`/api/team/${teamId}/member/${member.id}`)).status).toBe(204)

  await onPlan('level3')
  expect((await owner.browser.post(`${trashedPath}/restore`)).status).toBe(204)
  for (const boardId of [trashed, archived]) {
    const lead = await joinBoard(app.url, boardId, owner.browser.cookie())
    await eventually(() => expect(lead.board().state.facilitators).toEqual([]))
    const former = await joinBoard(app.url, boardId, member.browser.cookie())
    expect(await former.send({ type: 'rename-board', title: 'Still mine' })).toEqual({
      ok: false,
      code: 'forbidden',
    })
    for (const client of [lead, former]) client.close()
  }
})

async function give(lead: BoardClient, id: string): Promise<void> {
  expect(await lead.send({ type: 'give-facilitation', to: asId<AuthorId>(id) })).toMatchObject({ ok: true })
}
