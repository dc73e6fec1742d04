import { CONNECTION_KINDS } from '@retropulse/domain/connections/event-types'
import { type ActionId, asId, type AuthorId, type NoteId } from '@retropulse/domain/kernel/ids'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { started } from '../features/pulse/testing/survey-stage.ts'
import { PUBLIC_URL, useConnectionStage } from './connection-stage.ts'
import { noteSaying, startBoard } from './retro.ts'
import { newUserAs } from './team-place.ts'

/* What connections are told, from the change to the bytes that arrive. */

const stage = useConnectionStage()
const { root, connect, connectionOf, arrivals, join, write, addAction, soon, everythingToldBefore } = stage

describe('LINK-4: what happens is sent', () => {
  test('LINK-4, LINK-8: a retro that starts and ends, with a signature that verifies', async () => {
    const { secret } = await connect()
    const since = arrivals()
    const boardId = await startBoard(stage.place().owner.browser, stage.place().teamId)
    const client = await join(boardId, stage.place().owner.browser)
    await write(client, noteSaying('Pairing helped'), { type: 'show-summary', on: true })
    await soon(() => expect(since('retro.summary')).toHaveLength(1))
    const retro = { id: boardId, title: 'Sprint 12', url: `${PUBLIC_URL}/board/${boardId}` }
    expect(since('retro.started').map(({ body }) => body.data as unknown)).toMatchObject([
      { retro, team: { id: stage.place().teamId }, organisation: { id: stage.place().orgId } },
    ])
    expect(since('retro.ended')).toHaveLength(1)
    const [summary] = since('retro.summary')
    expect(summary!.body.data).toMatchObject({ retro, details: { counts: { notes: 1, people: 1 } } })
    const headers = summary!.headers as Record<string, string>
    expect(new Webhook(secret!).verify(summary!.text, headers)).toEqual(summary!.body)

    await write(client, { type: 'show-summary', on: false }, { type: 'show-summary', on: true })
    await everythingToldBefore()
    expect(since('retro.ended')).toHaveLength(1)
  })

  test('LINK-4: an action item that is added, assigned and done', async () => {
    await connect()
    const mate = await newUserAs(stage.app(), stage.place(), null, 'member')
    const since = arrivals()
    const client = await join(
      await startBoard(stage.place().owner.browser, stage.place().teamId),
      stage.place().owner.browser,
    )
    const actionId = asId<ActionId>(`write-docs-${Date.now()}`)
    await write(
      client,
      addAction(actionId, 'Write the docs'),
      { type: 'assign-action', actionId, assignee: asId<AuthorId>(mate.id) },
      { type: 'set-action-status', actionId, status: 1 },
      { type: 'edit-action', actionId, text: 'Write all docs' },
    )
    await soon(() => expect(since('action.done')).toHaveLength(1))
    expect(since('action.created')).toHaveLength(1)
    const [assigned] = since('action.assigned')
    expect(assigned!.body.data.actionItem).toMatchObject({ id: actionId, assignee: 'Ann Example' })
    expect(since('action.done')[0]!.body.data.actionItem).toMatchObject({ status: 'done' })
  })

  test('LINK-4: a survey that opens, a person who joins and leaves, a plan that changes', async () => {
    await connect({ name: 'All teams' }, `/api/org/${stage.place().orgId}/connections`)
    const since = arrivals()
    const surveyId = await started(stage.place())
    await soon(() => expect(since('survey.opened')).toHaveLength(1))
    expect(since('survey.opened')[0]!.body.data.survey).toMatchObject({ id: surveyId, name: 'March' })
    await stage.place().owner.browser.post(`/api/pulse-survey/${surveyId}/end`)
    const { body: team } = await stage.place().owner.browser.get(`/api/team/${stage.place().teamId}`)
    const joiner = await newUserAs(stage.app(), stage.place(), null, null)
    const { invite } = team as { invite: { id: string } }
    await joiner.browser.post(`/api/team/${stage.place().teamId}/join`, { inviteId: invite.id })
    await joiner.browser.delete(`/api/team/${stage.place().teamId}/member/${joiner.id}`)
    await soon(() => expect(since('member.left')).toHaveLength(1))
    expect(since('member.joined')[0]!.body.data.person).toEqual({ id: joiner.id, name: 'Ann Example' })
    await stage
      .place()
      .owner.browser.post(`/api/org/${stage.place().orgId}/sandbox-billing`, { act: 'choose-free' })
    await soon(() => expect(since('plan.changed')).toHaveLength(1))
  })

  test('LINK-4: action items are sent on the day on which they are due', async () => {
    await connect()
    const since = arrivals()
    const client = await join(
      await startBoard(stage.place().owner.browser, stage.place().teamId),
      stage.place().owner.browser,
    )
    const actionId = asId<ActionId>(`due-${Date.now()}`)
    await write(client, addAction(actionId, 'Due'), { type: 'set-action-due', actionId, due: '2031-05-06' })
    await stage
      .app()
      .database.pool.query(
        `SELECT append_event(team.org_id, team.id, 'action.due', $1, '{}') FROM team WHERE id = $2`,
        [actionId, stage.place().teamId],
      )
    await soon(() => expect(since('action.due')).toHaveLength(1))
    expect(since('action.due')[0]!.body.data.actionItem).toMatchObject({ due: '2031-05-06' })
  })

  test('LINK-4, LINK-1: only what was chosen is sent, and only of the own team', async () => {
    await connect({ events: ['action.created'] })
    const { body } = await stage
      .place()
      .owner.browser.post(`/api/org/${stage.place().orgId}/team/create`, { name: 'Second' })
    const second = (body as { id: string }).id
    const since = arrivals()
    const own = await join(
      await startBoard(stage.place().owner.browser, stage.place().teamId),
      stage.place().owner.browser,
    )
    const foreign = await join(
      await startBoard(stage.place().owner.browser, second),
      stage.place().owner.browser,
    )
    await write(own, addAction(`own-${Date.now()}`, 'Own'))
    await write(foreign, addAction(`foreign-${Date.now()}`, 'Foreign'))
    await everythingToldBefore()
    expect(since('action.created').map(({ body: told }) => told.data.actionItem.text as string)).toEqual([
      'Own',
    ])
  })

  test.each(CONNECTION_KINDS)('LINK-13: the test of a connection of the kind %s arrives', async (kind) => {
    const made = await connect({ kind, url: stage.catcher().urlOf(kind) })
    expect(made.secret === null).toBe(kind !== 'webhook')
    const from = stage.catcher().caught.length
    const { body } = await stage.place().owner.browser.post(`${root(stage.place())}/${made.id}/test`)
    expect(body).toEqual({ isSent: true, failure: null })
    expect(stage.catcher().caught.slice(from)).toHaveLength(1)
    expect(stage.catcher().violations).toEqual([])
    expect((await connectionOf(made)).lastSuccessAt).toBeGreaterThan(0)
  })
})

describe('LINK-7: what is never sent', () => {
  test('LINK-7: no hidden note, no author and no voter of an anonymous retro', async () => {
    await connect({ includesPrivate: true })
    for (const kind of ['slack', 'mattermost', 'teams'] as const)
      await connect({ kind, url: stage.catcher().urlOf(kind) })
    const from = stage.catcher().caught.length
    const mate = await newUserAs(stage.app(), stage.place(), null, 'member')
    const boardId = await startBoard(stage.place().owner.browser, stage.place().teamId, true)
    const client = await join(boardId, stage.place().owner.browser)
    const other = await join(boardId, mate.browser)
    const noteId = asId<NoteId>('secret-note')
    await write(client, { type: 'set-masking', on: true })
    await write(other, noteSaying('a hidden thought', noteId))
    await write(client, addAction(`anonymous-${Date.now()}`, 'Fix it'), { type: 'show-summary', on: true })
    await soon(() =>
      expect(
        stage
          .catcher()
          .caught.slice(from)
          .filter(({ body }) => body.type === 'retro.summary'),
      ).toHaveLength(1),
    )
    await everythingToldBefore()
    const bytes = stage
      .catcher()
      .caught.slice(from)
      .map(({ text, headers }) => text + JSON.stringify(headers))
      .join('\n')
    expect(bytes).toContain('Fix it')
    for (const secret of [
      'hidden thought',
      mate.id,
      stage.place().owner.id,
      noteId,
      stage.place().owner.browser.cookie(),
    ])
      expect(bytes).not.toContain(secret)
  })

  test('LINK-7: private retros only to connections that were made for them; deleted ones to none', async () => {
    await connect({ name: 'Open only' })
    const since = arrivals()
    await stage.place().owner.browser.post(`/api/team/${stage.place().teamId}/settings`, { isPrivate: true })
    const client = await join(
      await startBoard(stage.place().owner.browser, stage.place().teamId),
      stage.place().owner.browser,
    )
    await write(client, addAction(`private-${Date.now()}`, 'Behind doors'))
    await everythingToldBefore()
    expect(since('action.created')).toEqual([])
    await connect({ name: 'Private too', includesPrivate: true })
    await write(client, addAction(`told-${Date.now()}`, 'Told'))
    await soon(() => expect(since('action.created')).toHaveLength(1))
  })
})
