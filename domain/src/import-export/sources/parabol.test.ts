import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'

const MEETING = `"reflectionGroup","author","votes","type","createdAt","discussionThread","prompt","content"
"Slow builds","Anonymous",4,"Reflection","2026-01-13T15:41:10.511Z","","Where did you get stuck?","Builds take an hour"
"Slow builds","Anonymous",4,"Reflection","2026-01-13T15:42:00.020Z","","What went well?","The ""fast"" lane is not fast"
"Calm demo","Anonymous",1,"Reflection","2026-01-13T15:43:09.100Z","","What went well?","Calm demo"
"Slow builds","Mira",4,"Comment","2026-01-13T16:02:44.900Z","Is it the cache?","","Is it the cache?"
"Slow builds","Tao",4,"Reply","2026-01-13T16:03:10.000Z","Is it the cache?","","Partly, yes"
"Slow builds","Jonas",4,"Task","2026-01-13T16:05:31.777Z","Order a second runner","","Order a second runner"
"Slow builds","Jonas",4,"Poll","2026-01-13T16:06:31.777Z","","",""
`

test('MOVE-IN-1: a meeting of Parabol has its columns by prompt, and the votes of a group once', () => {
  const read = recognise({ name: 'ParabolRetrospective_Harbour_2026-1-13.csv', content: MEETING })
  expect(read?.source).toBe('parabol')
  const [retro] = read?.retros ?? []
  expect(retro?.columns).toEqual(['Where did you get stuck?', 'What went well?'])
  expect(
    retro?.notes.map(({ text, column, votes, groupTitle }) => [text, column, votes, groupTitle]),
  ).toEqual([
    ['Builds take an hour', 'Where did you get stuck?', 4, 'Slow builds'],
    ['The "fast" lane is not fast', 'What went well?', 0, 'Slow builds'],
    ['Calm demo', 'What went well?', 1, 'Calm demo'],
  ])
  expect(retro?.notes[0]?.comments.map(({ text, author }) => [text, author])).toEqual([
    ['Is it the cache?', 'Mira'],
    ['Partly, yes', 'Tao'],
  ])
  expect(retro?.actions).toMatchObject([
    { text: 'Order a second runner', note: 0, assignee: null, isDone: false },
  ])
  expect(retro?.leftOut).toEqual([{ reason: 'kind-unknown', line: 8 }])
})

describe('MOVE-IN-1: other layouts of Parabol', () => {
  const read = (content: string) => {
    const found = recognise({ name: '', content })
    expect(found?.source).toBe('parabol')
    return found!.retros[0]!
  }

  test('the table of its summary page has texts for votes, no dates, and notes without a title', () => {
    const retro = read(`"Reflection Group","Votes","Type","Author","Prompt","Content","Discussion Thread"
"Slow builds","4","Reflection","Mira","Where did you get stuck?","Builds take an hour",""
"Slow builds","4","Reflection","Anonymous","Where did you get stuck?","The ""fast"" lane is not fast",""
"Slow builds","4","Task","Jonas","","Order a second runner",""
"Slow builds","4","Comment","Mira","","Is it the cache?",""
"Slow builds","4","Reply","Tao","","Partly, yes","Is it the cache?"
"<Untitled>","2","Reflection","Anonymous","What went well?","Calm demo",""
"<Untitled>","2","Reflection","Anonymous","What went well?","Cake",""
"<Untitled>","2","Comment","Anonymous","","Carrot cake",""
`)
    expect(
      retro.notes.map(({ text, votes, author, group, at }) => [text, votes, author, group !== null, at]),
    ).toEqual([
      ['Builds take an hour', 4, 'Mira', true, null],
      ['The "fast" lane is not fast', 0, null, true, null],
      ['Calm demo', 2, null, false, null],
      ['Cake', 2, null, false, null],
    ])
    expect(retro.notes.map(({ comments }) => comments.map(({ text }) => text))).toEqual([
      ['Is it the cache?', 'Partly, yes'],
      [],
      [],
      ['Carrot cake'],
    ])
    expect(retro.actions).toMatchObject([{ text: 'Order a second runner', note: 0 }])
  })

  test('the meeting of 2020 has tasks above their notes, and once more as comments', () => {
    const retro = read(`"title","votes","type","createdAt","replyTo","prompt","content"
"Slow builds",4,"Task","2020-07-14T16:05:31.777Z","","","Order a second runner"
"Slow builds",4,"Reflection","2020-07-14T15:41:10.511Z","","Where did you get stuck?","Builds take an hour"
"Slow builds",4,"Comment","2020-07-14T16:05:31.777Z","","","Order a second runner"
"Slow builds",4,"Comment","2020-07-14T16:02:44.900Z","","","Is it the cache?"
"Slow builds",4,"Reply","2020-07-14T16:03:10.000Z","Is it the cache?","","Partly, yes"
"Calm demo",1,"Reflection","2020-07-14T15:43:09.100Z","","What went well?","Calm demo"
`)
    expect(retro.notes.map(({ text, votes, author }) => [text, votes, author])).toEqual([
      ['Builds take an hour', 4, null],
      ['Calm demo', 1, null],
    ])
    expect(retro.notes[0]?.comments.map(({ text }) => text)).toEqual(['Is it the cache?', 'Partly, yes'])
    expect(retro.actions.map(({ text, note }) => [text, note])).toEqual([['Order a second runner', 0]])
  })

  test('MOVE-IN-2: two groups of one title with different votes stay two', () => {
    const retro =
      read(`"reflectionGroup","author","votes","type","createdAt","discussionThread","prompt","content"
"Builds","Anonymous",4,"Reflection","","","Stuck?","Slow"
"Builds","Anonymous",2,"Reflection","","","Stuck?","Red"
"Builds","Mira",2,"Comment","","Why?","","Why?"
`)
    expect(retro.notes.map(({ votes, comments }) => [votes, comments.length])).toEqual([
      [4, 0],
      [2, 1],
    ])
    expect(retro.notes[0]?.group).not.toBe(retro.notes[1]?.group)
  })

  test('MOVE-IN-7: a comment about no known group is left out with its line', () => {
    const retro =
      read(`"reflectionGroup","author","votes","type","createdAt","discussionThread","prompt","content"
"Builds","Anonymous",4,"Reflection","","","Stuck?","Slow"
"Gone","Mira",2,"Comment","","Why?","","Why?"
`)
    expect(retro.leftOut).toEqual([{ reason: 'row-unreadable', line: 3 }])
  })

  test.each([
    ['a check-in', '"author","status","agendaItem","type","createdAt","discussionThread","content"\n'],
    ['an estimation', '"story","dimension","finalScore","voteCount"\n'],
  ])('%s is no retro', (_, content) => {
    expect(recognise({ name: '', content })).toBeNull()
  })
})
