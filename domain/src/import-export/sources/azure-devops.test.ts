import { describe, expect, test } from 'vitest'
import { momentIn } from './file-values.ts'
import { recognise } from './recognise.ts'
import type { FoundRetro } from './source.ts'

const readAll = (content: string) => {
  const found = recognise({ name: '', content })
  expect(found?.source).toBe('azure-devops')
  return found!.retros
}
const read = (content: string) => readAll(content)[0]!
const notesOf = ({ notes }: FoundRetro) => notes.map(({ column, text, votes }) => [column, text, votes])

const NEW = `"Retrospectives Summary for 'Sprint '12' (calm)' (https://dev.azure.example/acme/_apps/hub/x?teamId=1&boardId=2)"


Feedback Items
Type,Description,Votes,CreatedDate,CreatedBy
"What went well","Demo was calm",2,2026-01-13T15:41:10.000Z,"Mira Holm"
"What didn't go well","The word "done", again, is unclear

Work Items
to all of us",4,Tue Jan 13 2026 16:44:00 GMT+0100 (Central European Standard Time),"Holm, Jonas"
"What didn't go well","Builds",0,2026-01-13T15:45:00.000Z,"undefined"


Work Items
Feedback Description,Work Item Title,Work Item Type,Work Item Id,Url
"The word "done", again, is unclear

Work Items
to all of us","Write a "done", "ready" list",User Story,4711,https://dev.azure.example/acme/p/_workitems/edit/4711
"Builds","Write a "done", "ready" list",User Story,4711,https://dev.azure.example/acme/p/_workitems/edit/4711
"Gone","Second runner",Task,4712,https://dev.azure.example/acme/p/_workitems/edit/4712
`

describe('MOVE-IN-1: the table of Azure DevOps Retrospectives', () => {
  test('has quotes, commas and empty lines within its texts', () => {
    const retro = read(NEW)
    expect([retro.title, retro.columns]).toEqual([
      "Sprint '12' (calm)",
      ['What went well', "What didn't go well"],
    ])
    expect(notesOf(retro)).toEqual([
      ['What went well', 'Demo was calm', 2],
      ["What didn't go well", 'The word "done", again, is unclear\n\nWork Items\nto all of us', 4],
      ["What didn't go well", 'Builds', 0],
    ])
    expect(retro.notes.map(({ author, at, line }) => [author, at, line])).toEqual([
      ['Mira Holm', momentIn('2026-01-13T15:41:10Z'), 6],
      ['Holm, Jonas', momentIn('2026-01-13T15:44:00Z'), 7],
      [null, momentIn('2026-01-13T15:45:00Z'), 11],
    ])
  })

  test('MOVE-IN-5: its work items are action items of their notes, each once', () => {
    const retro = read(NEW)
    expect(retro.actions).toMatchObject([
      { text: 'Write a "done", "ready" list', note: 1, isDone: false, line: 16 },
      { text: 'Second runner', note: null, line: 21 },
    ])
    expect(retro.leftOut).toEqual([{ reason: 'action-repeated', line: 20 }])
  })

  test('from before 2022 quotes nothing', () => {
    const retro =
      read(`Retrospectives Summary for "Sprint 3" (https://dev.azure.example/acme/_apps/hub/x?teamId=1&boardId=9)


Feedback Items
Type,Description,Votes,CreatedDate,CreatedBy
What went well,Demo was calm, short and on time,2,2021-05-04T10:00:00.000Z,Mira Holm
What didn't go well,Builds, 3, and
tests,0,2021-05-04T10:03:00.000Z,Holm, Jonas


Work Items
Feedback Description,Work Item Title,Work Item Type,Work Item Id,Url
Builds, 3, and
tests,Second, third runner,Task,4712,https://dev.azure.example/acme/p/_workitems/edit/4712
`)
    expect(retro.title).toBe('Sprint 3')
    expect(notesOf(retro)).toEqual([
      ['What went well', 'Demo was calm, short and on time', 2],
      ["What didn't go well", 'Builds, 3, and\ntests', 0],
    ])
    expect(retro.notes.map(({ author }) => author)).toEqual(['Mira Holm', 'Holm, Jonas'])
    expect(retro.actions).toMatchObject([{ text: 'Second, third runner', note: 1 }])
    expect(retro.leftOut).toEqual([])
  })

  test('MOVE-IN-7: a row that does not end like one is left out with its line', () => {
    const cut = NEW.slice(0, NEW.indexOf('"Builds",0') + 9)
    expect(read(cut).notes).toHaveLength(2)
    expect(read(cut).leftOut).toEqual([{ reason: 'row-unreadable', line: 11 }])
  })
})

describe('MOVE-IN-1: the JSON of Azure DevOps Retrospectives', () => {
  const ITEM = { boardId: 'b1', upvotes: 0, createdDate: '2026-01-13T15:45:00.000Z' }
  const BOARD = {
    team: { id: 't1', name: 'Harbour' },
    board: {
      id: 'b1',
      title: 'Sprint 12',
      isAnonymous: false,
      columns: [
        { id: 'c1', title: 'What went well' },
        { id: 'c2', title: "What didn't go well" },
        { id: 'c3', title: 'Ideas' },
      ],
    },
    items: [
      { ...ITEM, id: 'i2', title: 'Flaky tests', columnId: 'c1', upvotes: 1, parentFeedbackItemId: 'i1' },
      {
        ...ITEM,
        id: 'i1',
        title: 'Builds',
        columnId: 'c2',
        upvotes: 4,
        voteCollection: { u1: 4 },
        createdBy: { displayName: 'Mira Holm' },
        childFeedbackItemIds: ['i2', 'gone'],
        associatedActionItemIds: [4711],
      },
      { ...ITEM, id: 'i3', title: 'Lost', columnId: 'gone', parentFeedbackItemId: 'gone' },
    ],
  }

  test('has columns in their order, and notes without one', () => {
    const retro = read(JSON.stringify([BOARD]))
    expect([retro.title, retro.columns]).toEqual([
      'Sprint 12',
      ['What went well', "What didn't go well", 'Ideas'],
    ])
    expect(retro.notes).toMatchObject([
      { text: 'Builds', column: "What didn't go well", votes: 4, group: 'i1', author: 'Mira Holm' },
      { text: 'Flaky tests', votes: 1, group: 'i1', author: null },
      { text: 'Lost', column: null, group: null },
    ])
    expect(JSON.stringify(retro)).not.toContain('u1')
  })

  test('MOVE-IN-3: each board is a retro of its own', () => {
    const empty = {
      ...BOARD,
      board: { ...BOARD.board, title: 'Sprint 13', isAnonymous: true },
      items: undefined,
    }
    const titles = readAll(JSON.stringify([BOARD, empty])).map(({ title, notes }) => [title, notes.length])
    expect(titles).toEqual([
      ['Sprint 12', 3],
      ['Sprint 13', 0],
    ])
  })

  test('MOVE-IN-9: an anonymous board has no names', () => {
    const hidden = { ...BOARD, board: { ...BOARD.board, isAnonymous: true } }
    expect(read(JSON.stringify([hidden])).notes.map(({ author }) => author)).toEqual([null, null, null])
  })

  test('MOVE-IN-7: work items of which the file has the number alone are left out', () => {
    expect(read(JSON.stringify([BOARD])).leftOut).toEqual([{ reason: 'empty', line: null }])
  })

  test('MOVE-IN-8: items above one another in a circle come once each', () => {
    const items = [
      { ...ITEM, id: 'a', title: 'A', columnId: 'c1', parentFeedbackItemId: 'b' },
      { ...ITEM, id: 'b', title: 'B', columnId: 'c1', parentFeedbackItemId: 'a' },
      { ...ITEM, id: 'c', title: 'C', columnId: 'c1', parentFeedbackItemId: 'c' },
    ]
    const { notes } = read(JSON.stringify([{ ...BOARD, items }]))
    expect(notes.map(({ text }) => text).toSorted()).toEqual(['A', 'B', 'C'])
  })
})
