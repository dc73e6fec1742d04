import { describe, expect, test } from 'vitest'
import { momentIn } from './file-values.ts'
import { recognise } from './recognise.ts'
import type { FoundRetro } from './source.ts'

const read = (content: string) => {
  const found = recognise({ name: '', content })
  expect(found?.source).toBe('scrumlr')
  expect(found?.retros).toHaveLength(1)
  return found!.retros[0]!
}
const notesOf = ({ notes }: FoundRetro) => notes.map(({ column, text, votes }) => [column, text, votes])

describe('MOVE-IN-1: the table of scrumlr', () => {
  const TABLE = `note_id,author_id,author,text,column_id,column,rank,stack,voting_1,voting_2
n2,u2,Tao,"Flaky, ""green"" tests",c1,Sad,0,n1,1,0
n3,u2,Tao,Demo was calm,c2,Glad,1,null,0,2
n1,u1,Mira,Builds are slow,c1,Sad,2,null,4,1
n4,u3,u3,"Two lines
of text",c2,Glad,0,null,0,0
n6,u1,Mira,Lost,c2,Glad,0,gone,0,0
n5,u1,Mira,Order a runner,c3,Actions,0,null,0,0
`

  test('has the highest rank first, and no name in place of an id', () => {
    const retro = read(TABLE)
    expect(retro.columns).toEqual(['Sad', 'Glad'])
    expect(retro.notes.map(({ column, text, author, line }) => [column, text, author, line])).toEqual([
      ['Sad', 'Builds are slow', 'Mira', 4],
      ['Sad', 'Flaky, "green" tests', 'Tao', 2],
      ['Glad', 'Demo was calm', 'Tao', 3],
      ['Glad', 'Two lines\nof text', null, 5],
      ['Glad', 'Lost', 'Mira', 7],
    ])
  })

  test('has stacks by the id of their first note, and notes whose first one is missing alone', () => {
    expect(read(TABLE).notes.map(({ group, groupTitle }) => [group, groupTitle])).toEqual([
      ['n1', null],
      ['n1', null],
      [null, null],
      [null, null],
      [null, null],
    ])
  })

  test('MOVE-IN-2: only the newest vote counts, and each note of a stack for itself', () => {
    const retro = read(TABLE)
    expect(retro.notes.map(({ votes }) => votes)).toEqual([4, 1, 0, 0, 0])
    expect(retro.leftOut).toEqual([
      { reason: 'too-many-votes', line: 4 },
      { reason: 'too-many-votes', line: 3 },
    ])
  })

  test('MOVE-IN-5: the notes of a column Actions are action items', () => {
    expect(read(TABLE).actions).toMatchObject([{ text: 'Order a runner', line: 8 }])
  })

  test('may have no vote, and two columns of the same name', () => {
    const retro = read(`note_id,author_id,author,text,column_id,column,rank,stack
n1,u1,Mira,Tea,c1,Glad,0,null
n2,u1,Mira,Sun,c2,Glad,0,null
`)
    expect(notesOf(retro)).toEqual([
      ['Glad', 'Tea', 0],
      ['Glad (2)', 'Sun', 0],
    ])
  })
})

describe('MOVE-IN-1: the JSON of scrumlr', () => {
  const BOARD = {
    board: { id: 'b1', name: 'Sprint 12', showAuthors: true },
    participants: [{ user: { id: 'u1', name: 'Mira' }, role: 'OWNER' }, { user: 'u9' }],
    columns: [
      { id: 'c2', name: 'Glad', index: 1 },
      { id: 'c1', name: 'Sad', index: 0 },
      { id: 'c3', name: 'Ideas', index: 2 },
    ],
    notes: [
      { id: 'n2', author: 'u9', text: 'Flaky tests', position: { column: 'c1', stack: 'n1', rank: 0 } },
      { id: 'n1', author: 'u1', text: 'Builds are slow', position: { column: 'c1', stack: null, rank: 1 } },
      { id: 'n3', author: 'u1', text: 'Tea', position: { column: 'c2', stack: 'gone', rank: 0 } },
    ],
    votings: [
      { id: 'v3', status: 'OPEN', votes: { votesPerNote: { n1: { total: 9 } } } },
      {
        id: 'v2',
        status: 'CLOSED',
        votes: { total: 5, votesPerNote: { n1: { total: 4 }, n2: { total: 1 } } },
      },
      { id: 'v1', status: 'CLOSED', votes: { total: 7, votesPerNote: { n3: { total: 7 } } } },
      { id: 'v0', status: 'ABORTED', votes: { votesPerNote: { n1: { total: 9 } } } },
    ],
  }

  test('has its columns by their index, also empty ones', () => {
    const retro = read(JSON.stringify(BOARD))
    expect([retro.title, retro.columns]).toEqual(['Sprint 12', ['Sad', 'Glad', 'Ideas']])
    expect(retro.notes).toMatchObject([
      { text: 'Builds are slow', column: 'Sad', group: 'n1', author: 'Mira' },
      { text: 'Flaky tests', column: 'Sad', group: 'n1', author: null },
      { text: 'Tea', column: 'Glad', group: null, author: 'Mira' },
    ])
  })

  test('MOVE-IN-2: of its votes the newest that is over counts', () => {
    const retro = read(JSON.stringify(BOARD))
    expect(retro.notes.map(({ votes }) => votes)).toEqual([4, 1, 0])
    expect(retro.leftOut).toEqual([{ reason: 'too-many-votes', line: null }])
  })

  test('MOVE-IN-9: a board that hid its authors has no names', () => {
    const hidden = { ...BOARD, board: { ...BOARD.board, showAuthors: false } }
    expect(read(JSON.stringify(hidden)).notes.map(({ author }) => author)).toEqual([null, null, null])
  })

  test('may have no name and no vote', () => {
    const bare = { ...BOARD, board: { id: 'b1', name: null }, votings: null, participants: undefined }
    expect(read(JSON.stringify(bare))).toMatchObject({ title: null, notes: [{ votes: 0 }, {}, {}] })
  })
})

describe('MOVE-IN-1: the Markdown of scrumlr', () => {
  const COPY = `# Sprint 12

- Teilnehmende: 3
- [Link zum Board](https://scrumlr.example/board/b1)

## Sad (2 Notizen)

- Builds are slow
or stuck _(Holm, Mira, 4 Stimmen)_
    - Flaky _green_ (tests) _(Tao 2, 1 Stimme)_

## Glad (1 Notiz)

- Demo was calm _(Tao)_
- Cake _(3 Stimmen)_

> Erstellt mit [scrumlr.io](https://scrumlr.io)  
![logo](https://scrumlr.io/logo.svg)
`

  test('in any language has its columns, stacks and votes', () => {
    const retro = read(COPY)
    expect([retro.title, retro.columns]).toEqual(['Sprint 12', ['Sad', 'Glad']])
    expect(
      retro.notes.map(({ column, text, votes, author, group }) => [column, text, votes, author, group]),
    ).toEqual([
      ['Sad', 'Builds are slow\nor stuck', 4, 'Holm, Mira', '0'],
      ['Sad', 'Flaky _green_ (tests)', 1, 'Tao 2', '0'],
      ['Glad', 'Demo was calm', 0, 'Tao', null],
      ['Glad', 'Cake', 3, null, null],
    ])
  })

  test('of before has its columns a level below', () => {
    const old = COPY.replace('## Sad (2 Notizen)', '## Columns\n\n### Sad').replace(
      '## Glad (1 Notiz)',
      '### Glad',
    )
    expect(notesOf(read(old))).toEqual(notesOf(read(COPY)))
  })

  test('is not recognised without its footer', () => {
    expect(recognise({ name: '', content: COPY.slice(0, COPY.indexOf('> ')) })).toBeNull()
  })
})

describe('MOVE-IN-1: the table of scrumlr from 2021', () => {
  test('quotes nothing, and is read from the ends of its rows', () => {
    const retro = read(`noteId,author,text,column,timestamp,parent,votes,voting_iteration_1
a2,Tao,Flaky tests,Sad,Tue 13 Jul 2021 15:42:00 GMT,a1,1,1
a1,Mira,Builds are slow,
again, 3,Sad,Tue 13 Jul 2021 15:41:10 GMT,-,4,4
a3,-,Demo was calm,Glad,-,-,0,0
broken
`)
    expect(retro.columns).toEqual(['Sad', 'Glad'])
    expect(retro.notes).toMatchObject([
      {
        text: 'Builds are slow,\nagain, 3',
        votes: 4,
        author: 'Mira',
        group: 'a1',
        at: momentIn('2021-07-13T15:41:10Z'),
      },
      { text: 'Flaky tests', votes: 1, group: 'a1', line: 2 },
      { text: 'Demo was calm', votes: 0, author: null, at: null, group: null, line: 5 },
    ])
    expect(retro.leftOut).toEqual([{ reason: 'row-unreadable', line: 6 }])
  })
})

describe('MOVE-IN-1: the JSON of scrumlr from 2021', () => {
  const NOTE = {
    id: 'a1',
    author: 'Mira',
    text: 'Builds are slow',
    column: 'Sad',
    timestamp: 'Tue, 13 Jul 2021 15:41:10 GMT',
    parent: '-',
    votes: 4,
    voting_iteration_1: 4,
  }

  test('is a list of notes, each with the name of its column', () => {
    const child = { ...NOTE, id: 'a2', author: '-', text: 'Flaky', timestamp: '-', parent: 'a1', votes: '1' }
    const other = {
      ...NOTE,
      id: undefined,
      noteId: 'a3',
      column: 'Glad',
      text: 'Cake',
      parent: 'gone',
      votes: '-',
    }
    const retro = read(JSON.stringify([child, NOTE, other]))
    expect(retro.columns).toEqual(['Sad', 'Glad'])
    expect(retro.notes).toMatchObject([
      {
        text: 'Builds are slow',
        votes: 4,
        author: 'Mira',
        group: 'a1',
        at: momentIn('2021-07-13T15:41:10Z'),
      },
      { text: 'Flaky', votes: 1, author: null, group: 'a1', at: null },
      { text: 'Cake', votes: 0, group: null },
    ])
  })

  test('MOVE-IN-7: what is no note is left out', () => {
    const retro = read(JSON.stringify([NOTE, { text: 'Tea' }, 7]))
    expect(retro.leftOut.map(({ reason }) => reason)).toEqual(['row-unreadable', 'row-unreadable'])
  })
})
