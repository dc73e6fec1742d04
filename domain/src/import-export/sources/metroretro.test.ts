import { describe, expect, test } from 'vitest'
import { momentIn } from './file-values.ts'
import { recognise } from './recognise.ts'
import type { FoundRetro } from './source.ts'

const read = (content: string) => {
  const found = recognise({ name: '', content })
  expect(found?.source).toBe('metroretro')
  expect(found?.retros).toHaveLength(1)
  return found!.retros[0]!
}
const notesOf = ({ notes }: FoundRetro) => notes.map(({ column, text, votes }) => [column, text, votes])

describe('MOVE-IN-1: the old table of Metro Retro', () => {
  const OLD = `"Category","Author","Content","Group","Votes","Date"
"Actions","Mira","Order a second runner",,"0","01/13/2026 16:20:04"
"Glad","Jonas","Demo was calm","Teamwork","2","01/13/2026 15:41:10"
"Glad","Mira","Pairing on the importer","Teamwork","3","01/13/2026 15:42:31"
"Mad","Jonas","Builds, always","Teamwork","4","01/13/2026 15:44:00"
"Mad","Tao","Flaky ""green"" tests",,"1","01/13/2026 15:44:52"
"Sad","Tao","The wiki is empty",,"0","02/03/2026 09:05:00"
`

  test('has its columns by category, and American dates', () => {
    const retro = read(OLD)
    expect(retro.columns).toEqual(['Glad', 'Mad', 'Sad'])
    expect(notesOf(retro)).toEqual([
      ['Glad', 'Demo was calm', 2],
      ['Glad', 'Pairing on the importer', 3],
      ['Mad', 'Builds, always', 4],
      ['Mad', 'Flaky "green" tests', 1],
      ['Sad', 'The wiki is empty', 0],
    ])
    expect(retro.notes.at(-1)).toMatchObject({ at: momentIn('2026-02-03T09:05:00Z'), author: 'Tao', line: 7 })
  })

  test('MOVE-IN-2: each note of a group has its own votes, and a group lies in one category', () => {
    const [one, other, mad, alone] = read(OLD).notes
    expect(one).toMatchObject({ groupTitle: 'Teamwork', group: other?.group })
    expect(mad?.group).not.toBe(one?.group)
    expect(alone).toMatchObject({ group: null, groupTitle: null })
  })

  test('MOVE-IN-5: the notes of its category Actions are action items', () => {
    expect(read(OLD).actions).toMatchObject([
      {
        text: 'Order a second runner',
        isDone: false,
        assignee: null,
        at: momentIn('2026-01-13T16:20:04Z'),
        line: 2,
      },
    ])
  })
})

describe('MOVE-IN-1: the new table of Metro Retro', () => {
  const NEW = `"Content","Color","Author","Created","Topic","Votes","Zone"
"Demo was calm","Fruit Salad","Jonas","1/13/26, 3:41 PM","Teamwork","2","Glad"
"Pairing on the importer","Fruit Salad","Mira","1/13/26, 3:42 PM","Teamwork","3","Glad"
"Favourite soup: leek","Lynch","Tao","1/13/26, 15:30","","0",""
"Flaky
""green"" tests","Pomegranate","Tao","1/13/26, 12:05\u202FAM","","1","Mad"
"Order a second runner","Gorse","Mira","1/13/26, 4:20 PM","","0","Actions"`

  test('has its columns by zone, and notes outside all zones', () => {
    const retro = read(NEW)
    expect(retro.columns).toEqual(['Glad', 'Mad'])
    expect(notesOf(retro)).toEqual([
      ['Glad', 'Demo was calm', 2],
      ['Glad', 'Pairing on the importer', 3],
      [null, 'Favourite soup: leek', 0],
      ['Mad', 'Flaky\n"green" tests', 1],
    ])
    expect(retro.notes.map((note) => note.at)).toEqual(
      ['2026-01-13T15:41Z', '2026-01-13T15:42Z', '2026-01-13T15:30Z', '2026-01-13T00:05Z'].map(momentIn),
    )
    expect(retro.actions.map(({ text }) => text)).toEqual(['Order a second runner'])
  })

  test('may have no zones', () => {
    const retro = read(
      '"Content","Color","Author","Created","Topic","Votes"\n"Tea","Amber","Mira","?","Drinks","1"',
    )
    expect(retro.columns).toEqual([])
    expect(retro.notes).toMatchObject([{ column: null, votes: 1, at: null, groupTitle: 'Drinks' }])
  })
})

describe('MOVE-IN-1: the JSON of Metro Retro', () => {
  const NOTE = {
    author: { name: 'Mira', email: 'mira@example.org' },
    content: 'Pairing',
    group: null,
    votes: 3,
    date: '2026-01-13T15:42:31.120Z',
    comments: [
      {
        author: { name: 'Tao', email: 'tao@example.org' },
        content: 'Yes!',
        date: '2026-01-13T15:50:00.000Z',
      },
    ],
  }

  test('has its columns in their order, also empty ones, and no email addresses', () => {
    const retro = read(
      JSON.stringify({ Actions: [NOTE], Glad: [NOTE, { ...NOTE, group: 'Team' }], Mad: [] }, null, 4),
    )
    expect(retro.columns).toEqual(['Glad', 'Mad'])
    expect(retro.notes).toMatchObject([
      { text: 'Pairing', votes: 3, author: 'Mira', at: momentIn('2026-01-13T15:42:31.120Z'), group: null },
      { groupTitle: 'Team', comments: [{ text: 'Yes!', author: 'Tao', at: momentIn('2026-01-13T15:50Z') }] },
    ])
    expect(retro.actions.map(({ text }) => text)).toEqual(['Pairing'])
    expect(JSON.stringify(retro)).not.toContain('@')
  })

  test('MOVE-IN-7: what is no note, and the comments and votes of an action item, are left out', () => {
    const retro = read(JSON.stringify({ Glad: [NOTE, 7, { content: 'Tea' }], Actions: [NOTE] }))
    expect(retro.notes).toHaveLength(1)
    expect(retro.leftOut.map(({ reason }) => reason)).toEqual([
      'row-unreadable',
      'row-unreadable',
      'too-many-comments',
      'too-many-votes',
    ])
  })

  test.each(['{}', '{"Glad":[]}', '{"Glad":[7]}', '{"Glad":{"a":1}}', '[[]]', '{"title":"Tea"}'])(
    '%s is none',
    (content) => {
      expect(recognise({ name: '', content })).toBeNull()
    },
  )
})
