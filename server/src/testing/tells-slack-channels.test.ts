import type { Connections } from '@retropulse/contract/connections'
import { expect, test } from 'vitest'
import { enabledModel, started } from '../features/pulse/testing/survey-stage.ts'
import { eventually } from './eventually.ts'
import { startBoard } from './retro.ts'
import { PUBLIC_URL, useSlackStage } from './slack-stage.ts'
import { auditedChangesIn, newUserAs } from './team-place.ts'

/* SLACK-29: what the channel of a team is told without a press of a button. */

const stage = useSlackStage()
const choose = async (hasNews: boolean) => {
  const { status } = await stage.place().owner.browser.post(stage.path(), { hasNews })
  expect(status).toBe(204)
}
const connections = async () => {
  const { body } = await stage.place().owner.browser.get(`/api/team/${stage.place().teamId}/connections`)
  return (body as Connections).connections
}
/** What arrives from now on: the path of the webhook, and the message. */
const arrivals = () => {
  const from = stage.slack().posts.length
  return () =>
    stage
      .slack()
      .posts.slice(from)
      .map(({ path, message }) => [path, JSON.stringify(message)] as const)
}
const soon = (check: () => void) => eventually(check)

test('SLACK-29: a retro that starts is announced with its link, a survey that opens and ends by its name', async () => {
  await stage.connect()
  expect((await stage.status()).channel).toMatchObject({ hasNews: false })
  await choose(true)
  await choose(true)
  expect((await stage.status()).channel).toMatchObject({ hasNews: true })
  const told = arrivals()
  const boardId = await startBoard(stage.place().owner.browser, stage.place().teamId)
  const surveyed = { ...stage.place(), modelId: await enabledModel(stage.place()) }
  const surveyId = await started(surveyed, { name: 'March' })
  const survey = `/api/team/${stage.place().teamId}/pulse/${surveyId}`
  expect((await stage.place().owner.browser.post(`${survey}/end`)).status).toBeLessThan(300)
  await soon(() => expect(told()).toHaveLength(3))
  const [retro, opened, over] = told().map(([, message]) => message)
  expect(retro).toContain(`${PUBLIC_URL}/board/${boardId}`)
  expect(opened).toContain('March')
  expect(over).toContain('March')
  expect(stage.slack().violations).toEqual([])
  const kinds = (await auditedChangesIn(stage.app(), stage.place())).map(([, kind]) => String(kind))
  expect(kinds.filter((kind) => kind.startsWith('connection'))).toEqual([
    'connection-made',
    'connection-changed',
  ])
})

test('SLACK-29: a private retro is not announced', async () => {
  await stage.connect()
  await choose(true)
  const told = arrivals()
  await stage.query('UPDATE team SET is_private = true WHERE id = $1', [stage.place().teamId])
  await startBoard(stage.place().owner.browser, stage.place().teamId)
  await eventually(async () => {
    const { rows } = await stage.query('SELECT FROM event_outbox')
    expect(rows).toEqual([])
  })
  await stage.query('UPDATE team SET is_private = false WHERE id = $1', [stage.place().teamId])
  const open = await startBoard(stage.place().owner.browser, stage.place().teamId)
  await soon(() => expect(told()).not.toEqual([]))
  expect(told()).toHaveLength(1)
  expect(told()[0]![1]).toContain(open)
})

test('SLACK-29: the connection follows another choice of channel, and ends with it or when it is switched off', async () => {
  await stage.connect()
  await choose(true)
  const [first] = await connections()
  expect(first).toMatchObject({ kind: 'slack', name: '#retros', includesPrivate: false })
  await stage.connect()
  const told = arrivals()
  await startBoard(stage.place().owner.browser, stage.place().teamId)
  await soon(() => expect(told()).toHaveLength(1))
  await stage.place().owner.browser.post(`${stage.path()}/test`)
  const [news, tested] = told().map(([path]) => path)
  expect(news).toBe(tested)
  expect((await connections()).map(({ id }) => id)).toEqual([first!.id])

  await choose(false)
  expect(await connections()).toEqual([])
  await choose(true)
  expect(await connections()).toHaveLength(1)
  expect((await stage.place().owner.browser.delete(stage.path())).status).toBe(204)
  expect(await connections()).toEqual([])
})

test('PERM-26, SLACK-29: a member cannot switch it on, and before a channel was chosen nothing can be', async () => {
  expect((await stage.place().owner.browser.post(stage.path(), { hasNews: true })).status).toBe(404)
  await stage.connect()
  const member = await newUserAs(stage.app(), stage.place(), null, 'member')
  expect((await member.browser.post(stage.path(), { hasNews: true })).status).toBe(403)
  expect(await connections()).toEqual([])
})

test('LINK-3, SLACK-24: a channel is disconnected while messages to it are being noted, and neither fails', async () => {
  const owner = stage.place().owner.browser
  for (let round = 0; round < 5; round++) {
    await stage.connect()
    await choose(true)
    const told = arrivals()
    await Promise.all([1, 2, 3, 4].map(() => startBoard(owner, stage.place().teamId)))
    await soon(() => expect(told()).not.toEqual([]))
    expect((await owner.delete(stage.path())).status).toBe(204)
  }
})
