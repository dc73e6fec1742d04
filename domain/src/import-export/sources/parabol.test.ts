import { expect, test } from 'vitest'
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
