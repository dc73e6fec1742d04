import { NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { type Retro, startBoard, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function save({ teamId, boardId }: Retro, browser: TestBrowser, body: unknown): Promise<unknown[]> {
  const answer = await browser.post(`/api/team/${teamId}/board/${boardId}/settings`, body)
  return [answer.status, answer.body]
}

const FIRST = {
  name: 'Sprint 12',
  columns: ['Went well', 'Went less well', 'Try next'],
  isAnonymous: false,
  theme: null,
  backgroundUrl: null,
  isPrivate: false,
}

describe('saving the settings of a board', () => {
  test('BOARD-24: title, columns and author visibility are saved at once, and broadcast on the socket', async () => {
    const retro = await startRetro(app.url)
    const client = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
    const settings = { name: 'Sprint 13', columns: ['Good', 'Bad', 'Ideas'], isAnonymous: true }
    const saved = { ...FIRST, ...settings }
    expect(await save(retro, retro.facilitator, { settings })).toEqual([200, { settings: saved }])
    await eventually(() =>
      expect(client.board().state).toMatchObject({ title: 'Sprint 13', isAnonymous: true }),
    )
    const { columns } = client.board().state
    expect(columns.map(({ id, name }) => [id, name])).toEqual([
      ['c1', 'Good'],
      ['c2', 'Bad'],
      ['c3', 'Ideas'],
    ])
    client.close()
  })

  test('BOARD-24: settings that are left out stay, also without the wrapping', async () => {
    const retro = await startRetro(app.url)
    expect(await save(retro, retro.facilitator, { name: '  Sprint\t13 ' })).toEqual([
      200,
      { settings: { ...FIRST, name: 'Sprint 13' } },
    ])
    expect(await save(retro, retro.facilitator, {})).toEqual([
      200,
      { settings: { ...FIRST, name: 'Sprint 13' } },
    ])
  })

  test('BG-6: a picture of one kind replaces one of the other', async () => {
    const retro = await startRetro(app.url)
    const backgroundUrl = 'https://pictures.example/a.jpg'
    const theme = 'winter-market'
    const pictures = [
      [{ theme }, { theme, backgroundUrl: null }],
      [{ backgroundUrl }, { theme: null, backgroundUrl }],
      [
        { theme: null, backgroundUrl: null },
        { theme: null, backgroundUrl: null },
      ],
    ]
    for (const [input, now] of pictures)
      expect(await save(retro, retro.facilitator, input)).toEqual([200, { settings: { ...FIRST, ...now } }])
  })

  test('BOARD-14, BOARD-15: empty columns are removed, and further ones are new', async () => {
    const retro = await startRetro(app.url)
    await save(retro, retro.facilitator, { columns: ['Went well', '', 'Try next', ' ', 'Thanks'] })
    const client = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
    const columns = client.board().state.columns.map(({ id, name }) => [id, name])
    expect(columns).toEqual([
      ['c1', 'Went well'],
      ['c3', 'Try next'],
      [expect.stringMatching(/^[\w-]{16}$/), 'Thanks'],
    ])
    client.close()
    for (const none of [['', '', ''], []]) {
      expect(await save(retro, retro.facilitator, { columns: none })).toEqual([200, expect.anything()])
      const { body } = await retro.facilitator.get(`/api/board/${retro.boardId}`)
      expect(body).toMatchObject({ columns: [''] })
      await save(retro, retro.facilitator, { columns: ['Went well', 'Try next'] })
    }
  })
})

describe('BOARD-21: columns that another facilitator changed while the form was open', () => {
  const shownColumns = FIRST.columns.map((name, at) => ({ id: `c${at + 1}`, name }))
  const columns = ['Wind', 'Went less well', 'Try next', '', '']

  test.each([
    ['renamed', ['Went well', 'Renamed', 'Try next']],
    ['removed', ['Went well', 'Went less well']],
  ])(
    'BOARD-20, BOARD-21: a column was %s: the save is refused, and nothing of it is saved',
    async (_how, now) => {
      const retro = await startRetro(app.url)
      await save(retro, retro.facilitator, { columns: now })
      const input = { columns, shownColumns, name: 'Sprint 13' }
      expect(await save(retro, retro.facilitator, input)).toEqual([409, { code: 'columns-changed' }])
      const { body } = await retro.facilitator.get(`/api/board/${retro.boardId}`)
      expect(body).toMatchObject({ columns: now, name: 'Sprint 12' })
    },
  )

  test('BOARD-21: columns that are as the form showed them are saved, and so is what has nothing to do with them', async () => {
    const retro = await startRetro(app.url)
    expect(await save(retro, retro.facilitator, { columns, shownColumns })).toEqual([
      200,
      { settings: { ...FIRST, columns: columns.slice(0, 3) } },
    ])
    expect(await save(retro, retro.facilitator, { name: 'Sprint 13', shownColumns })).toMatchObject([200, {}])
  })
})

describe('settings that are refused', () => {
  test.each([
    [{ name: 'x'.repeat(TITLE_MAX + 1) }, 'text-too-long'],
    [{ name: ' ' }, 'text-empty'],
    [{ columns: ['x'.repeat(NAME_MAX + 1)] }, 'text-too-long'],
    [{ backgroundUrl: 'ftp://pictures.example/a.jpg' }, 'image-invalid'],
    [{ columns: ['1', '2', '3', '4', '5', '6'] }, 'bad-request'],
    [{ theme: 'no-theme' }, 'bad-request'],
    [{ settings: { name: 'A' }, name: 'B' }, 'bad-request'],
    [{ isPrivate: 'yes' }, 'bad-request'],
    [[], 'bad-request'],
  ])('BG-7, BOARD-25: %j: %s', async (input, code) => {
    const retro = await startRetro(app.url)
    expect(await save(retro, retro.facilitator, input)).toEqual([400, expect.objectContaining({ code })])
  })

  test('BOARD-25: one wrong value, and nothing is changed', async () => {
    const retro = await startRetro(app.url)
    const refused = await save(retro, retro.facilitator, { name: 'New', backgroundUrl: 'ftp://a' })
    expect(refused).toEqual([400, { code: 'image-invalid' }])
    expect((await retro.facilitator.get(`/api/board/${retro.boardId}`)).body).toMatchObject({
      name: 'Sprint 12',
    })
  })

  test('BOARD-23, PERM-24: participants who are no facilitators are refused', async () => {
    const retro = await startRetro(app.url)
    const somebody = openBrowser(app.url)
    expect(await save(retro, somebody, { name: 'Mine' })).toEqual([401, { code: 'sign-in-required' }])
    await somebody.get('/uid')
    expect(await save(retro, somebody, { name: 'Mine' })).toEqual([403, { code: 'forbidden' }])
    await signUp(somebody)
    expect(await save(retro, somebody, { name: 'Mine' })).toEqual([403, { code: 'forbidden' }])
  })

  test('BOARD-23: a person whom a facilitator made facilitator is let through', async () => {
    const retro = await startRetro(app.url)
    const member = openBrowser(app.url)
    const { sub } = await signUp(member)
    const client = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
    await client.send({ type: 'give-facilitation', to: asId<AuthorId>(sub) })
    client.close()
    expect(await save(retro, member, { name: 'Ours' })).toEqual([
      200,
      { settings: { ...FIRST, name: 'Ours' } },
    ])
  })

  test('BOARD-26: a board is saved under its own team only', async () => {
    const [retro, other] = [await startRetro(app.url), await startRetro(app.url)]
    const boardId = await startBoard(retro.facilitator, retro.teamId)
    expect(await save({ ...other, boardId }, retro.facilitator, { name: 'A' })).toEqual([
      404,
      { code: 'not-found' },
    ])
  })
})
