import { describe, expect, test } from 'vitest'
import { momentIn } from './file-values.ts'
import { recognise } from './recognise.ts'

const CARD = {
  desc: '',
  closed: false,
  idList: 'l1',
  pos: 1,
  idMembersVoted: [],
  badges: { votes: 0, comments: 0 },
}
const DEMO = '65a1b2c30000000000000011'
const RUNNER = '65a1b2c30000000000000012'
const BOARD = {
  id: '65a1b2c30000000000000001',
  name: 'Retro 12',
  closed: false,
  shortUrl: 'https://trello.com/b/AbCd1234',
  prefs: { permissionLevel: 'private' },
  lists: [
    { id: 'l2', name: 'Action Items', closed: false, pos: 32_768 },
    { id: 'l4', name: 'To do', closed: false, pos: 65_536 },
    { id: 'l1', name: 'Went well', closed: false, pos: 16_384 },
    { id: 'l3', name: 'Old', closed: true, pos: 8 },
  ],
  cards: [
    { ...CARD, id: 'c3', name: 'Sun', pos: 2 },
    {
      ...CARD,
      id: DEMO,
      name: 'Demo was calm',
      desc: 'All of it',
      idMembersVoted: ['m1', 'm2'],
      badges: { votes: 2, comments: 3 },
    },
    {
      ...CARD,
      id: RUNNER,
      name: 'Order a runner',
      idList: 'l2',
      idMembers: ['m1'],
      due: '2026-01-20T11:00:00.000Z',
      dueComplete: true,
    },
    { ...CARD, id: 'c4', name: 'Gone', closed: true },
    { ...CARD, id: 'c5', name: 'Of an archived list', idList: 'l3' },
    { ...CARD, id: 'c6', name: 'Template', isTemplate: true },
    { ...CARD, id: 'c7', name: 'https://trello.com/c/x', cardRole: 'mirror' },
    {
      ...CARD,
      id: 'c8',
      name: 'Lost',
      idList: 'gone',
      pos: 3,
      idMembersVoted: undefined,
      badges: { votes: 4 },
    },
  ],
  checklists: [
    {
      id: 'k1',
      name: 'Steps',
      idCard: DEMO,
      checkItems: [
        { name: 'Sign', state: 'incomplete', pos: 2 },
        { name: 'Get a quote', state: 'complete', pos: 1 },
      ],
    },
    { id: 'k2', name: 'Steps', idCard: RUNNER, checkItems: [{ name: 'Ask', state: 'complete', pos: 1 }] },
  ],
  members: [{ id: 'm1', fullName: 'Mira Holm', username: 'mira' }],
  actions: [
    {
      type: 'commentCard',
      date: '2026-01-13T16:10:00.000Z',
      idMemberCreator: 'm1',
      data: { text: 'And short', card: { id: DEMO } },
    },
    {
      type: 'commentCard',
      date: '2026-01-13T16:00:00.000Z',
      idMemberCreator: 'm9',
      memberCreator: { id: 'm9', fullName: 'Tao Left' },
      data: { text: 'Agreed', card: { id: DEMO } },
    },
    { type: 'updateCard', date: '2026-01-13T15:30:00.000Z', data: { card: { id: DEMO } } },
    {
      type: 'createCard',
      date: '2026-01-13T15:00:00.000Z',
      idMemberCreator: 'm1',
      data: { card: { id: DEMO } },
    },
  ],
}

const read = (board: unknown) => {
  const found = recognise({ name: '', content: JSON.stringify(board) })
  expect(found?.source).toBe('trello')
  return found!.retros[0]!
}
const reasonsOf = (board: unknown) => read(board).leftOut.map(({ reason }) => reason)

describe('MOVE-IN-1: a board of Trello', () => {
  test('has its lists and cards in their order on the board, also empty lists', () => {
    const retro = read(BOARD)
    expect([retro.title, retro.columns]).toEqual(['Retro 12', ['Went well', 'To do']])
    expect(retro.notes.map(({ column, text, votes }) => [column, text, votes])).toEqual([
      ['Went well', 'Demo was calm\nAll of it', 2],
      ['Went well', 'Sun', 0],
      [null, 'Lost', 4],
    ])
  })

  test('has checklists and comments as comments, the oldest first, also of people who left', () => {
    expect(read(BOARD).notes[0]).toMatchObject({
      at: momentIn('2026-01-13T15:00:00Z'),
      author: 'Mira Holm',
      comments: [
        { text: '[x] Get a quote', author: null },
        { text: '[ ] Sign', author: null },
        { text: 'Agreed', author: 'Tao Left', at: momentIn('2026-01-13T16:00:00Z') },
        { text: 'And short', author: 'Mira Holm' },
      ],
    })
  })

  test('tells the time of a card by its id where its beginning is not in the file', () => {
    const [first, second] = read({ ...BOARD, actions: [] }).notes
    expect([first?.at, second?.at]).toEqual([0x65a1b2c3 * 1000, null])
  })

  test.each([
    ['a single card', { ...BOARD.cards[0], idBoard: 'b1', actions: [], checklists: [] }],
    ['lists and cards of another program', { lists: [{}], cards: [{ id: 1 }], prefs: {} }],
    ['without an address and settings', { ...BOARD, shortUrl: undefined, prefs: undefined }],
  ])('%s is none', (_, value) => {
    expect(recognise({ name: '', content: JSON.stringify(value) })).toBeNull()
  })
})

test('MOVE-IN-4: archived cards and those of archived lists are left out', () => {
  const reasons = reasonsOf(BOARD).filter((reason) => reason === 'archived')
  expect(reasons).toHaveLength(2)
})

test('MOVE-IN-5: cards of a list of action items have state, due date and assignee', () => {
  expect(read(BOARD).actions).toMatchObject([
    {
      text: 'Order a runner',
      isDone: true,
      due: '2026-01-20',
      assignee: 'Mira Holm',
      at: 0x65a1b2c3 * 1000,
      note: null,
    },
  ])
})

test('MOVE-IN-7: templates, mirrored cards, comments of action items and missing comments are reported', () => {
  const reasons = reasonsOf(BOARD).filter((reason) => reason !== 'archived')
  expect(reasons.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'kind-unknown',
    'kind-unknown',
    'too-many-comments',
    'too-many-comments',
  ])
})
