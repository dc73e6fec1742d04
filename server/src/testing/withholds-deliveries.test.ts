import type { Connected, Delivery } from '@retropulse/contract/connections'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { EventType } from '@retropulse/domain/connections/event-types'
import { HOUR_MS } from '@retropulse/domain/kernel/durations'
import { type ActionId, asId, type AuthorId, type NoteId } from '@retropulse/domain/kernel/ids'
import { beforeEach, describe, expect, test } from 'vitest'
import { started } from '../features/pulse/testing/survey-stage.ts'
import type { BoardClient } from './board-client.ts'
import { useConnectionStage } from './connection-stage.ts'
import { noteSaying, startBoard } from './retro.ts'
import { newUserAs } from './team-place.ts'

/* What connections are sent of things that changed after they happened: when a message is sent late, or once more. */

const stage = useConnectionStage()
const { root, connect, deliveriesOf, join, write, addAction, soon } = stage
const NOTE = asId<NoteId>('quoted')
const STATE = ['private', 'deleted', 'not-chosen'] as const

let made: Connected
let boardId: string
let client: BoardClient
let actionId: ActionId
beforeEach(async () => {
  made = await connect()
  actionId = asId<ActionId>(`action-${Date.now()}`)
})

/**
 * A retro with a quoted note and an action item, whose four messages the service refused once; of each connection that
 * hears of it, so that none is still under way when the test goes on.
 */
async function failedRetro(...otherLogs: readonly (() => Promise<readonly Delivery[]>)[]): Promise<void> {
  stage.catcher().answerWith('error')
  await endedRetro()
  for (const log of [() => deliveriesOf(made), ...otherLogs])
    await soon(async () =>
      expect((await log()).map(({ failure }) => failure)).toEqual(Array(4).fill('error')),
    )
}

async function endedRetro(): Promise<void> {
  const { owner, teamId } = stage.place()
  boardId = await startBoard(owner.browser, teamId)
  client = await join(boardId, owner.browser)
  const vote: BoardCommand = {
    type: 'start-voting',
    contentId: null,
    allowedVotes: 3,
    resetVotes: true,
    showsTotals: false,
  }
  await write(client, noteSaying('a delicate note', NOTE), vote)
  await write(client, { type: 'cast-votes', noteId: NOTE, votes: 2 }, { type: 'end-voting' })
  await write(client, addAction(actionId, 'a delicate action'), { type: 'show-summary', on: true })
}

/** The service takes messages again, and all that waited was sent or withheld; answers the texts that arrived. */
async function textsOfRetries(): Promise<string> {
  const from = stage.catcher().caught.length
  stage.catcher().answerWith('taken')
  await soon(async () => {
    stage.goAhead(HOUR_MS)
    const waiting = (await deliveriesOf(made)).filter(({ nextTryAt }) => nextTryAt !== null)
    expect(waiting).toEqual([])
  })
  return stage
    .catcher()
    .caught.slice(from)
    .map(({ text }) => text)
    .join('\n')
}

async function deliveryOf(type: EventType): Promise<Delivery> {
  const found = (await deliveriesOf(made)).find((delivery) => delivery.type === type)
  expect(found).toBeDefined()
  return found!
}

/** Sends a delivery once more; answers it once it is settled, and the text that arrived. */
async function replayed(type: EventType): Promise<{ readonly delivery: Delivery; readonly text: string }> {
  const { id } = await deliveryOf(type)
  const from = stage.catcher().caught.length
  const at = `${root(stage.place())}/${made.id}/deliveries/${id}/replay`
  expect((await stage.place().owner.browser.post(at)).status).toBe(204)
  await soon(async () => expect((await deliveryOf(type)).nextTryAt).toBeNull())
  const [message] = stage.catcher().caught.slice(from)
  return { delivery: await deliveryOf(type), text: message?.text ?? '' }
}

/** Changes after which nothing of the retro may be sent; the settings of the connection last. */
const CHANGES: Readonly<Record<(typeof STATE)[number], () => Promise<unknown>>> = {
  private: () => {
    const { owner, teamId } = stage.place()
    return owner.browser.post(`/api/team/${teamId}/board/${boardId}/settings`, { isPrivate: true })
  },
  deleted: () => {
    const { owner, teamId } = stage.place()
    return owner.browser.delete(`/api/team/${teamId}/board/${boardId}`)
  },
  'not-chosen': () =>
    stage.place().owner.browser.post(`${root(stage.place())}/${made.id}`, { events: ['plan.changed'] }),
}

describe('LINK-7: whether something may be sent is decided whenever it is sent', () => {
  test.each(STATE)(
    'LINK-7, LINK-12: nothing of a retro is tried again once it is %s, and the log says so',
    async (why) => {
      await failedRetro()
      await CHANGES[why]()
      const texts = await textsOfRetries()
      expect(texts).not.toContain('delicate')
      expect(texts).not.toContain(boardId)
      const log = await deliveriesOf(made)
      expect(log.map(({ type }) => type).toSorted()).toEqual([
        'action.created',
        'retro.ended',
        'retro.started',
        'retro.summary',
      ])
      for (const delivery of log)
        expect(delivery).toMatchObject({ withheld: why, failure: null, sentAt: null, nextTryAt: null })
      // That nothing may be sent says nothing of the service.
      expect((await stage.connectionOf(made)).pausedUntil).toBeNull()
    },
  )

  test.each(['private', 'deleted'] as const)(
    'LINK-7, LINK-12: a summary that was sent is not sent again once its retro is %s',
    async (why) => {
      await endedRetro()
      await soon(async () => expect((await deliveryOf('retro.summary')).sentAt).not.toBeNull())
      await CHANGES[why]()
      expect(await replayed('retro.summary')).toMatchObject({ delivery: { withheld: why }, text: '' })
    },
  )

  test('LINK-7, LINK-12: after it was restored a retro is sent again', async () => {
    await endedRetro()
    await soon(async () => expect((await deliveryOf('retro.summary')).sentAt).not.toBeNull())
    const { owner, teamId } = stage.place()
    await CHANGES.deleted()
    expect((await replayed('retro.summary')).text).toBe('')
    await owner.browser.post(`/api/team/${teamId}/board/${boardId}/restore`)
    const { delivery, text } = await replayed('retro.summary')
    expect(delivery).toMatchObject({ withheld: null, failure: null, tries: 1 })
    expect(text).toContain('a delicate note')
  })

  test('LINK-7: a private team withholds its retros, and a connection that no longer includes private ones', async () => {
    await endedRetro()
    await soon(async () => expect((await deliveryOf('retro.summary')).sentAt).not.toBeNull())
    const { owner, teamId } = stage.place()
    const at = `${root(stage.place())}/${made.id}`
    await owner.browser.post(`/api/team/${teamId}/settings`, { isPrivate: true })
    expect((await replayed('retro.summary')).delivery.withheld).toBe('private')
    await owner.browser.post(at, { includesPrivate: true })
    expect((await replayed('retro.summary')).text).toContain('a delicate note')
    await owner.browser.post(at, { includesPrivate: false })
    expect((await replayed('action.created')).delivery.withheld).toBe('private')
  })

  test('LINK-7: a team in the trash withholds what the connections of its organisation wait for', async () => {
    const { owner, orgId, teamId } = stage.place()
    const at = `/api/org/${orgId}/connections`
    const ofOrg = await connect({ name: 'All teams' }, at)
    const log = async () => {
      const { body } = await owner.browser.get(`${at}/${ofOrg.id}/deliveries`)
      return (body as { deliveries: Delivery[] }).deliveries
    }
    await failedRetro(log)
    await owner.browser.delete(`/api/team/${teamId}`)
    stage.catcher().answerWith('taken')
    const from = stage.catcher().caught.length
    await soon(async () => {
      stage.goAhead(HOUR_MS)
      expect((await log()).map(({ withheld }) => withheld)).toEqual(Array(4).fill('deleted'))
    })
    expect(stage.catcher().caught.slice(from)).toEqual([])
  })
})

describe('LINK-7: what is sent is read when it is sent', () => {
  test('LINK-7, MASK-5: a summary holds no notes while brainstorming, also when it is sent late', async () => {
    await failedRetro()
    await write(client, { type: 'set-masking', on: true })
    expect(await textsOfRetries()).not.toContain('delicate note')
    expect((await deliveryOf('retro.summary')).sentAt).not.toBeNull()
  })

  test('LINK-7: notes and action items are sent in their newest words, and not at all once they were deleted', async () => {
    await failedRetro()
    await write(
      client,
      { type: 'edit-note', noteId: NOTE, text: 'a calmer note' },
      { type: 'edit-action', actionId, text: 'a calmer action' },
    )
    const texts = await textsOfRetries()
    expect(texts).not.toContain('delicate')
    expect(texts).toContain('a calmer note')
    expect(texts).toContain('a calmer action')
    await write(client, { type: 'delete-note', noteId: NOTE }, { type: 'delete-action', actionId })
    expect((await replayed('retro.summary')).text).not.toContain('calmer')
    expect((await replayed('action.created')).delivery.withheld).toBe('deleted')
  })

  test('LINK-7: switching authors off changes nothing, since none is ever named', async () => {
    await failedRetro()
    await write(client, { type: 'set-anonymous', on: true })
    const texts = await textsOfRetries()
    expect(texts).toContain('a delicate note')
    expect(texts).not.toContain(stage.place().owner.id)
  })

  test('LINK-7: a survey that was deleted is not announced', async () => {
    stage.catcher().answerWith('error')
    const surveyId = await started(stage.place())
    await soon(async () => expect((await deliveryOf('survey.opened')).failure).toBe('error'))
    const { owner, teamId } = stage.place()
    await owner.browser.delete(`/api/team/${teamId}/pulse/${surveyId}`)
    expect(await textsOfRetries()).not.toContain(surveyId)
    expect((await deliveryOf('survey.opened')).withheld).toBe('deleted')
  })

  test('LINK-7: the assignee is the one of now', async () => {
    const mate = await newUserAs(stage.app(), stage.place(), null, 'member')
    await failedRetro()
    await write(client, { type: 'assign-action', actionId, assignee: asId<AuthorId>(mate.id) })
    expect(await textsOfRetries()).toContain('"assignee":"Ann Example"')
  })
})
