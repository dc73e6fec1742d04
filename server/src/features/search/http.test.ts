import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { startBoard } from '../../testing/retro.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { newUserAs, teamPlace } from '../../testing/team-place.ts'
import { openBrowser } from '../../testing/test-browser.ts'
import { actionSaying, commentSaying, type SearchStage, setSearchStage } from './testing/search-stage.ts'

/* Searching a team over HTTP. */
let app: TestApp
let stage: SearchStage
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())
beforeEach(async () => {
  stage = await setSearchStage(app)
})

describe('SEARCH-1: a search in a team', () => {
  test('SEARCH-1, SEARCH-5: finds retros by their titles first, then actions, notes, titles of groups and comments', async () => {
    const board = await stage.retroSaying('The pipeline is slow', 'It really is')
    await board.write(
      { type: 'group-note', noteId: board.notes[1]!, into: board.notes[0]! },
      { type: 'title-group', noteId: board.notes[0]!, title: 'Pipelines' },
      commentSaying(board.notes[0]!, 'Which pipeline?'),
      actionSaying('Mend the pipeline'),
      { type: 'rename-board', title: 'Pipeline week' },
    )
    await eventually(async () => expect((await stage.search('pipeline')).results).toHaveLength(5))
    const { results, hasMore } = await stage.search('pipeline')
    expect(results.map(({ kind }) => kind)).toEqual(['retro', 'action', 'group', 'note', 'comment'])
    expect(hasMore).toBe(false)
    expect(results[3]).toEqual({
      kind: 'note',
      board: { id: board.id, name: 'Pipeline week', timestamp: expect.any(Number) as number },
      itemId: board.notes[0],
      noteId: null,
      parts: [
        { text: 'The ', isMatch: false },
        { text: 'pipeline', isMatch: true },
        { text: ' is slow', isMatch: false },
      ],
    })
    expect(results[4]).toMatchObject({ kind: 'comment', noteId: board.notes[0] })
  })

  test('SEARCH-9: follows what is edited, deleted and restored', async () => {
    const board = await stage.retroSaying('Too many meetings')
    const [noteId] = board.notes
    await stage.found('meetings', ['Too many meetings'])
    await board.write({ type: 'edit-note', noteId: noteId!, text: 'Too many pages' })
    await stage.found('pages', ['Too many pages'])
    await stage.found('meetings', [])
    await board.write(commentSaying(noteId!, 'Phones ring'))
    await stage.found('phones', ['Phones ring'])
    await board.write({ type: 'delete-note', noteId: noteId! })
    await stage.found('pages', [])
    await stage.found('phones', [])
    await board.write({ type: 'restore-note', noteId: noteId! })
    await stage.found('pages', ['Too many pages'])
    expect(await stage.textsFor('phones')).toEqual(['Phones ring'])
  })

  test('SEARCH-9: finds an action item under the retro where it was added, with its present text, until it is deleted', async () => {
    const first = await stage.retroSaying()
    await first.write(actionSaying('Buy a kettle', 'a1'))
    await stage.found('kettle', ['Buy a kettle'])
    const second = await stage.retroSaying()
    await eventually(() => expect(second.client.board().state.actions.size).toBe(1))
    await second.write({ type: 'edit-action', actionId: asId<ActionId>('a1'), text: 'Buy a teapot' })
    await stage.found('teapot', ['Buy a teapot'])
    await stage.found('kettle', [])
    expect((await stage.search('teapot')).results[0]?.board.id).toBe(first.id)
    await second.write({ type: 'delete-action', actionId: asId<ActionId>('a1') })
    expect(await stage.textsFor('teapot')).toEqual([])
    await second.write({ type: 'restore-action', actionId: asId<ActionId>('a1') })
    await stage.found('teapot', ['Buy a teapot'])
  })

  test('SEARCH-2, SEARCH-3: finds words in any order, by their beginning, without accents, in every script, and emoji', async () => {
    await stage.retroSaying('Équipe à Zürich', 'Ретроспектива прошла', '振り返りは大事', 'Ship it 🚀')
    await stage.found('zurich equ', ['Équipe à Zürich'])
    await stage.found('РЕТРО', ['Ретроспектива прошла'])
    await stage.found('振り返り', ['振り返りは大事'])
    expect(await stage.textsFor('🚀')).toEqual(['Ship it 🚀'])
  })

  test('SEARCH-4: forgives one typing error in a word where few results are found', async () => {
    await stage.retroSaying('A slow deployment', 'Ретроспектива прошла', 'Deploy soon')
    await stage.found('deploymnet', ['A slow deployment'])
    await stage.found('solw deploiment', ['A slow deployment'])
    await stage.found('ретроспектива', ['Ретроспектива прошла'])
    await stage.found('ретроспетива', ['Ретроспектива прошла'])
    await stage.retroSaying('Deploying')
    await stage.found('deploy soonn', ['Deploy soon'])
    expect(
      (await stage.search('deployy')).results.map(({ parts }) => parts.find(({ isMatch }) => isMatch)?.text),
    ).toEqual(expect.arrayContaining(['Deploy']))
  })

  test('SEARCH-6: the newest retro comes first whatever its results are, behind titles; near matches come last', async () => {
    const older = await stage.retroSaying('Milk for the harbour')
    await older.write(actionSaying('Sweep the harbour'), { type: 'rename-board', title: 'Harbour week' })
    await stage.retroSaying('The harbour is calm')
    await stage.retroSaying('The harbuor gate')
    const expected = [
      'Harbour week',
      'The harbour is calm',
      'Sweep the harbour',
      'Milk for the harbour',
      'The harbuor gate',
    ]
    await stage.found('harbour', expected)
    expect(await stage.textsFor('harbour')).toEqual(expected)
  })

  test('SEARCH-15: answers 50 at most, ten of them titles, and says that there is more', async () => {
    await stage.retroSaying(...Array.from({ length: 55 }, (_, index) => `Sprint note ${index}`))
    for (let count = 0; count < 11; count += 1) await startBoard(stage.owner, stage.place.teamId)
    await eventually(async () => expect((await stage.search('sprint')).results).toHaveLength(50))
    await eventually(async () => {
      const { results, hasMore } = await stage.search('sprint')
      expect(results.filter(({ kind }) => kind === 'retro')).toHaveLength(10)
      expect(results).toHaveLength(50)
      expect(hasMore).toBe(true)
    })
  })

  test('SEARCH-8: finds nothing of other teams', async () => {
    await stage.retroSaying('Ours alone')
    await stage.found('ours', ['Ours alone'])
    const other = await setSearchStage(app)
    expect(await other.textsFor('ours')).toEqual([])
  })
})

describe('permission to search', () => {
  test('SEARCH-1: a member may search; a stranger gets 404, and a guest is asked to sign in', async () => {
    const path = `/api/search/team/${stage.place.teamId}?q=retro`
    const member = await newUserAs(app, stage.place, null, 'member')
    expect((await member.browser.get(path)).status).toBe(200)
    const stranger = await teamPlace(app)
    expect(await stranger.owner.browser.get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    const unknown = `/api/search/team/${nanoid(16)}?q=retro`
    expect(await stage.owner.get(unknown)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    expect(await guest.get(path)).toMatchObject({ status: 401, body: { code: 'sign-in-required' } })
    await app.database.pool.query('UPDATE team SET deleted_at = now() WHERE id = $1', [stage.place.teamId])
    expect(await stage.owner.get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })
})

describe('SEARCH-7: a hostile query', () => {
  test.each([
    ["'; DROP TABLE board; --"],
    ["note' | 'x':* & !()<->"],
    ['note & | ! ( ) : * < - > \\'],
    ['%'],
    ['_'],
    ['no%'],
    ['n_te'],
    ['\\'],
    ['\\\\x'],
    ['"note'],
    ['\u0000'],
    ['note\u0000'],
    ['🚀'.repeat(100)],
    ['!?…—、。'],
    ['/team/x'],
    ['~note'],
    ['\ufffd'],
    ['👩‍👩‍👧‍👦🏽'],
    ['  '],
    [''],
  ])('SEARCH-7: is taken as words or as nothing: %j', async (typed) => {
    expect((await stage.owner.get(stage.pathOf(typed))).status).toBe(200)
  })

  test('SEARCH-7: is not a pattern or an operator', async () => {
    await stage.retroSaying('A plain note')
    await stage.found('note', ['A plain note'])
    for (const typed of ['%', '_', 'x | note', 'n_te', 'p%n', 'no*e'])
      expect(await stage.textsFor(typed)).toEqual([])
    expect(await stage.textsFor("plain' & 'note")).toEqual(['A plain note'])
  })

  test('SEARCH-16: is refused when it is longer than 200 characters, missing, or given twice', async () => {
    const path = `/api/search/team/${stage.place.teamId}`
    expect((await stage.owner.get(stage.pathOf('x'.repeat(200)))).status).toBe(200)
    for (const wrong of [stage.pathOf('x'.repeat(201)), path, `${path}?q=a&q=b`])
      expect(await stage.owner.get(wrong)).toMatchObject({ status: 400, body: { code: 'bad-request' } })
  })
})
