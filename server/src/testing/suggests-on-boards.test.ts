import type {
  SuggestedActionItems,
  SuggestedGroups,
  SuggestedSummary,
  SuggestedTitle,
} from '@retropulse/contract/suggestions'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { SUGGESTIONS_PER_HOUR } from '@retropulse/domain/bots/limits'
import { asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ModelServer, startModelServer } from '../integrations/writer/testing/model-server.ts'
import type { BoardClient } from './board-client.ts'
import { startBoard, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { joinForTest, sendAccepted } from './board-steps.ts'

/* Suggestions on boards with a language model: what it is sent, byte for byte, and who answers where it is not asked. */

let endpoint: ModelServer
let app: TestApp
beforeAll(async () => {
  endpoint = await startModelServer()
  app = await startApp({ WRITER_URL: endpoint.url, WRITER_KEY: endpoint.key, WRITER_MODEL: endpoint.model })
})
afterAll(async () => {
  await app.close()
  await endpoint.close()
})

/** An answer of any of the calls. */
type Suggested = Partial<SuggestedGroups & SuggestedTitle & SuggestedSummary & SuggestedActionItems>

interface Stage {
  readonly boardId: string
  readonly browser: TestBrowser
  readonly client: BoardClient
  readonly guest: TestBrowser
  readonly guestClient: BoardClient
  readonly ask: (what: string, body?: object) => Promise<{ status: number; body: Suggested }>
}

const NOTES = [
  ['n1', 'c1', 'Deployments are slow'],
  ['n2', 'c1', 'Slow deployments again, says Fay, ask fay@x.example'],
  ['n3', 'c1', 'Lunch was great with gus'],
  ['n4', 'c2', 'Nobody reviews my code'],
] as const

const add = (noteId: string, columnId: string, text: string): BoardCommand => ({
  type: 'add-note',
  noteId: asId<NoteId>(noteId),
  columnId: asId<ColumnId>(columnId),
  rank: `a${noteId.slice(-1)}`,
  text,
})

async function setStage({ isAnonymous = false, isOn = true } = {}): Promise<Stage> {
  const { teamId, facilitator: browser } = await startRetro(app.url)
  const boardId = await startBoard(browser, teamId, isAnonymous)
  const { rows } = await app.database.pool.query<{ org_id: string }>(
    'SELECT org_id FROM team WHERE id = $1',
    [teamId],
  )
  if (isOn) await browser.post(`/api/org/${rows[0]!.org_id}/settings`, { hasSuggestions: true })
  const guest = openBrowser(app.url)
  await guest.get('/uid')
  const client = await joinForTest(app.url, boardId, browser.cookie())
  const guestClient = await joinForTest(app.url, boardId, guest.cookie())
  await guestClient.sendRaw('room', { type: 'introduce', name: 'Gustav Gus Guest' })
  for (const [noteId, columnId, text] of NOTES)
    await sendAccepted(noteId === 'n4' ? guestClient : client, add(noteId, columnId, text))
  const ask: Stage['ask'] = async (what, body = {}) => {
    const answer = await browser.post(`/api/board/${boardId}/suggestions/${what}`, body)
    return { status: answer.status, body: answer.body as Suggested }
  }
  return { boardId, browser, client, guest, guestClient, ask }
}

const GROUPS = JSON.stringify({ groups: [{ title: 'Slow deployments', notes: ['n1', 'n2', 'n2', 'n99'] }] })
const inColumn = { columnId: 'c1' }
const sentBy = async (act: () => Promise<unknown>): Promise<string> => {
  const before = endpoint.bodies.length
  await act()
  return endpoint.bodies.slice(before).join('\n')
}
const everything = async ({ ask }: Stage) => {
  const kinds = [
    await ask('groups', inColumn),
    await ask('title', { noteId: 'n1' }),
    await ask('summary'),
    await ask('action-items'),
  ]
  return kinds.map(({ status, body }) => ({ status, ...body }))
}

describe('what the model is asked, and what of its answers is proposed', () => {
  test('BOT-24, BOT-31: groups of a column, each note in one at most, and none that the prompt did not have', async () => {
    const { ask } = await setStage()
    endpoint.answerWith(GROUPS, 'streamed')
    expect((await ask('groups', inColumn)).body).toEqual({
      by: 'model',
      because: null,
      groups: [{ title: 'Slow deployments', noteIds: ['n1', 'n2'] }],
    })
  })

  test('BOT-24: notes that are in a group are not proposed again', async () => {
    const stage = await setStage()
    await sendAccepted(stage.client, {
      type: 'group-note',
      noteId: asId<NoteId>('n2'),
      into: asId<NoteId>('n1'),
    })
    endpoint.answerWith('{"groups":[]}', 'whole')
    const sent = await sentBy(() => stage.ask('groups', inColumn))
    expect(sent).toContain('Lunch')
    expect(sent).not.toMatch(/deployments/i)
  })

  test('BOT-15, BOT-25, BOT-27, BOT-28: a title, a draft of the summary and action items with their notes', async () => {
    const { ask } = await setStage()
    endpoint.answerWith('{"title":"Slow pipeline"}', 'whole')
    expect((await ask('title', { noteId: 'n1' })).body).toEqual({
      by: 'model',
      because: null,
      title: 'Slow pipeline',
    })
    endpoint.answerWith('{"text":"Deployments were slow.\\nLunch was not."}', 'whole')
    expect((await ask('summary')).body).toMatchObject({
      by: 'model',
      text: 'Deployments were slow.\nLunch was not.',
    })
    endpoint.answerWith(
      '{"items":[{"text":"Cache the build","note":"n1"},{"text":"Odd","note":"n77"}]}',
      'whole',
    )
    const { body } = await ask('action-items')
    expect(body).toMatchObject({ by: 'model', items: [{ text: 'Cache the build' }] })
    expect(body.items).toHaveLength(1)
  })

  test('BOT-17, BOT-21, BOT-31: a model that fails twice or is unsafe is replaced by the built-in writer, which says so', async () => {
    const stage = await setStage()
    endpoint.answerWith(GROUPS, 'error', 'malformed', 'whole')
    expect((await stage.ask('groups', inColumn)).body).toEqual({
      by: 'built-in',
      because: 'model-failed',
      groups: [{ title: 'Deployments slow', noteIds: expect.arrayContaining(['n1', 'n2']) as unknown }],
    })
    endpoint.answerWith('{"title":"Kill them"}', 'whole')
    expect((await stage.ask('title', { noteId: 'n1' })).body).toMatchObject({ because: 'model-failed' })
  })
})

describe('BOT-29: what leaves the server', () => {
  test('BOT-16, BOT-29: texts, meanings and votes, and no name, address, author, id, title or comment', async () => {
    const stage = await setStage()
    await sendAccepted(
      stage.client,
      { type: 'add-comment', noteId: asId<NoteId>('n1'), commentId: asId('k1'), text: 'Commented' },
      { type: 'add-action', actionId: asId('x1'), text: 'Actionable' },
      { type: 'title-group', noteId: asId<NoteId>('n1'), title: 'Titled' },
    )
    endpoint.answerWith('{"items":[]}', 'whole')
    const sent = await sentBy(() => stage.ask('action-items'))
    expect(endpoint.violations).toEqual([])
    expect(sent).toContain('Deployments are slow')
    expect(sent).toContain('Slow deployments again, says someone, ask someone')
    const { rows } = await app.database.pool.query<{ text: string }>(
      'SELECT name AS text FROM user_account UNION SELECT email FROM user_account UNION SELECT id FROM user_account',
    )
    const secrets = [
      'Fay',
      'Gus',
      'Guest',
      'Commented',
      'Actionable',
      'Titled',
      'Sprint 12',
      'Went well',
      stage.boardId,
    ]
    for (const secret of [...secrets, ...rows.map(({ text }) => text)])
      expect(sent.toLowerCase()).not.toContain(secret.toLowerCase())
  })

  test('MASK-7, BOT-29: a masked board sends nothing at all, and every request is refused', async () => {
    const stage = await setStage()
    await sendAccepted(stage.client, { type: 'set-masking', on: true })
    endpoint.answerWith(GROUPS, 'whole')
    expect(
      await sentBy(async () => {
        for (const answer of await everything(stage))
          expect(answer).toMatchObject({ status: 409, code: 'note-hidden' })
      }),
    ).toBe('')
  })

  test('BOT-29: a board that is masked while the model thinks is sent no second time, and answered nothing', async () => {
    const stage = await setStage()
    endpoint.answerWith(GROUPS, 'silent')
    const before = endpoint.bodies.length
    const asked = stage.ask('groups', inColumn)
    await expect.poll(() => endpoint.bodies.length).toBe(before + 1)
    await sendAccepted(stage.client, { type: 'set-masking', on: true })
    expect(await asked).toMatchObject({ body: { code: 'note-hidden' } })
    expect(endpoint.bodies.length).toBe(before + 1)
  })

  test('ANON-4, BOT-29, BOT-31: an anonymous board sends nothing; the built-in writer answers', async () => {
    const stage = await setStage({ isAnonymous: true })
    endpoint.answerWith(GROUPS, 'whole')
    expect(
      await sentBy(async () => {
        for (const answer of await everything(stage))
          expect(answer).toMatchObject({ status: 200, by: 'built-in', because: 'anonymous' })
      }),
    ).toBe('')
  })

  test('ANON-14, BOT-29: a board that hid its authors for a moment sends nothing, also when it names them again', async () => {
    const stage = await setStage()
    await sendAccepted(stage.client, { type: 'set-anonymous', on: true }, add('n5', 'c1', 'Secretly slow'))
    await sendAccepted(stage.client, { type: 'set-anonymous', on: false }, add('n6', 'c1', 'Openly slow'))
    endpoint.answerWith(GROUPS, 'whole')
    expect(
      await sentBy(async () => {
        for (const answer of await everything(stage)) expect(answer).toMatchObject({ because: 'anonymous' })
      }),
    ).toBe('')
  })

  test('BOT-17: an unsafe text is neither sent nor made anything of', async () => {
    const stage = await setStage()
    await sendAccepted(stage.client, add('n7', 'c1', 'Murder at the deployment'))
    endpoint.answerWith('{"groups":[]}', 'whole')
    expect(await sentBy(() => stage.ask('groups', inColumn))).not.toContain('Murder')
  })

  test('BOT-30: a prompt holds the beginning of a long note', async () => {
    const stage = await setStage()
    await sendAccepted(stage.client, add('n8', 'c3', `Begin ${'x '.repeat(400)}end-of-note`))
    endpoint.answerWith('{"groups":[]}', 'whole')
    const sent = await sentBy(() => stage.ask('groups', { columnId: 'c3' }))
    expect(sent).toContain('Begin')
    expect(sent).not.toContain('end-of-note')
  })
})

describe('BOT-26: who may ask', () => {
  test('BOT-26: not where owners have not switched it on, and the board does not offer it', async () => {
    const stage = await setStage({ isOn: false })
    expect(
      await sentBy(async () => {
        for (const answer of await everything(stage)) expect(answer).toMatchObject({ status: 403 })
      }),
    ).toBe('')
    expect((await stage.browser.get(`/api/board/${stage.boardId}`)).body).toMatchObject({
      offersSuggestions: false,
    })
  })

  test('BOT-26: facilitators are offered it, and participants neither see nor get it', async () => {
    const stage = await setStage()
    expect((await stage.browser.get(`/api/board/${stage.boardId}`)).body).toMatchObject({
      offersSuggestions: true,
    })
    const user = openBrowser(app.url)
    await signUp(user)
    for (const person of [stage.guest, user]) {
      expect((await person.get(`/api/board/${stage.boardId}`)).body).toMatchObject({
        offersSuggestions: false,
      })
      expect((await person.post(`/api/board/${stage.boardId}/suggestions/groups`, inColumn)).status).toBe(403)
    }
  })

  test('BOT-30: a board may ask so often in an hour', async () => {
    const stage = await setStage({ isAnonymous: true })
    for (let asked = 0; asked < SUGGESTIONS_PER_HOUR; asked += 1)
      expect((await stage.ask('title', { noteId: 'n1' })).status).toBe(200)
    expect(await stage.ask('title', { noteId: 'n1' })).toMatchObject({
      status: 429,
      body: { code: 'too-fast' },
    })
  })
})
