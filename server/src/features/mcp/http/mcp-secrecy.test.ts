import { asId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BoardClient, joinBoard } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { noteSaying, startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { teamPlace } from '../../../testing/team-place.ts'
import { openBrowser, signUp } from '../../../testing/test-browser.ts'
import { agentOf, type TestAgent } from '../testing/agent.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

interface Writer {
  readonly name: string
  readonly client: BoardClient
  /** Every text of which this person is the author. */
  readonly secrets: string[]
}

const word = () => `w${randomBytes(8).toString('hex')}q`

/** The owner, who is who the agent acts as, a member, and two guests. */
async function setStage() {
  const place = await teamPlace(app)
  const { teamId, owner } = place
  const retroId = await startBoard(owner.browser, teamId, true)
  const member = openBrowser(app.url)
  const { sub } = await signUp(member, { name: 'Mia Member' })
  await app.database.pool.query("INSERT INTO team_member VALUES ($1, $2, 'member')", [teamId, sub])
  const writers: Writer[] = []
  for (const [name, browser] of [
    ['Ann', owner.browser],
    ['Mia Member', member],
    ['Gus Guest', openBrowser(app.url)],
    ['Gia Guest', openBrowser(app.url)],
  ] as const) {
    await browser.get('/uid')
    const client = await joinBoard(app.url, retroId, browser.cookie())
    if (name.endsWith('Guest')) await client.sendRaw('room', { type: 'introduce', name })
    writers.push({ name, client, secrets: [] })
  }
  return { place, teamId, retroId, writers, agent: await agentOf(app.url, place) }
}

/** Uses every tool that reads, page by page. */
async function readEverything(agent: TestAgent, teamId: string, retroId: string): Promise<void> {
  for (const [name, input] of [
    ['list_teams', {}],
    ['list_retros', { teamId }],
    ['read_retro', { retroId }],
    ['read_retro', { retroId, limit: 1 }],
    ['list_action_items', { teamId }],
    ['read_insights', { teamId, limit: 'all' }],
    ['list_pulse_surveys', { teamId }],
    ['read_organisation_pulse', {}],
  ] as const)
    expect([name, await agent.use(name, input)]).toMatchObject([name, { ok: true }])
}

test('MCP-10, MASK-3, ANON-2: no byte of /mcp has a hidden text, or says who wrote what', async () => {
  const { teamId, retroId, writers, agent } = await setStage()
  const [owner] = writers
  const send = async ({ client }: Writer, sent: Parameters<BoardClient['send']>[0]) =>
    expect(await client.send(sent)).toMatchObject({ ok: true })
  await send(owner!, { type: 'set-masking', on: true })
  for (const [round, writer] of [...writers, ...writers].entries()) {
    const [text, edited, comment] = [word(), word(), word()]
    const noteId = asId<NoteId>(`note-${round}-${randomBytes(4).toString('hex')}`)
    writer.secrets.push(text, edited, comment)
    await send(writer, noteSaying(text, noteId))
    await readEverything(agent, teamId, retroId)
    await send(writer, { type: 'edit-note', noteId, text: edited })
    await send(writer, {
      type: 'add-comment',
      noteId,
      commentId: asId<CommentId>(`c${round}`),
      text: comment,
    })
    await send(writer, { type: 'set-reaction', noteId, emoji: '🎉', on: true })
    await readEverything(agent, teamId, retroId)
  }
  const hidden = agent.heard.join('\n')
  expect(hidden).toContain('"hiddenNotesCount":8')
  for (const { name, client, secrets } of writers) {
    const { id, key, authorIds } = client.joined.you
    for (const secret of [...secrets, name, id, key, ...authorIds])
      expect([secret, hidden.includes(secret)]).toEqual([secret, false])
  }

  await send(owner!, { type: 'set-masking', on: false })
  await readEverything(agent, teamId, retroId)
  // Proof that the search would have found what is there to be read now; authors never are.
  await eventually(() => expect(agent.heard.join('\n')).toContain(owner!.secrets[1]))
  const shown = agent.heard.join('\n')
  for (const {
    name,
    client,
    secrets: [overwritten, text, comment],
  } of writers) {
    expect([text, comment].filter((readable) => !shown.includes(readable ?? ''))).toEqual([])
    const { id, key, authorIds } = client.joined.you
    for (const secret of [overwritten ?? '', name, id, key, ...authorIds])
      expect([secret, shown.includes(secret)]).toEqual([secret, false])
  }
})
