import { describe, expect, test } from 'vitest'
import { momentIn } from './file-values.ts'
import { recognise } from './recognise.ts'

const read = (content: string) => {
  const found = recognise({ name: '', content })
  expect(found?.source).toBe('refacto')
  return found!.retros
}

describe('MOVE-IN-1: the table of Refacto', () => {
  const TABLE = `Archive,Category,Message,Votes,State
current,Happy,"Demo was calm",2,
current,Sad,tests,docs,0,Discussed
current,Action,"Order a ""second"" runner - Mira",0,
"#3 (2025-12-16)",Question,"Who owns
the wiki?",1,Discussed
"#3 (2025-12-16)",Action,"Write a checklist",0,
"#1 (2026-01-06)",Action,"Write a checklist",0,Complete
"#1 (2026-01-06)",Action,"Order a ""second"" runner - Mira",0,
"#1 (2026-01-06)",weather,Sun,1,
`

  test('MOVE-IN-3: its archives are retros of their own, also those of other numbers', () => {
    expect(read(TABLE).map(({ title, columns }) => [title, columns])).toEqual([
      [null, ['Happy', 'Question', 'Sad']],
      ['2025-12-16', ['Happy', 'Question', 'Sad']],
      ['2026-01-06', ['Happy', 'Question', 'Sad', 'weather']],
    ])
  })

  test('has texts with commas, also those that its first version did not quote', () => {
    const notes = read(TABLE).flatMap((retro) => retro.notes)
    expect(notes.map(({ column, text, votes, line }) => [column, text, votes, line])).toEqual([
      ['Happy', 'Demo was calm', 2, 2],
      ['Sad', 'tests,docs', 0, 3],
      ['Question', 'Who owns\nthe wiki?', 1, 5],
      ['weather', 'Sun', 1, 10],
    ])
  })

  test('MOVE-IN-3: an action item of several archives comes once, with its latest state', () => {
    const retros = read(TABLE)
    expect(retros.map(({ actions }) => actions.map(({ text, isDone }) => [text, isDone]))).toEqual([
      [['Order a "second" runner - Mira', false]],
      [],
      [['Write a checklist', true]],
    ])
    expect(retros.map(({ leftOut }) => leftOut)).toEqual([
      [],
      [{ reason: 'action-repeated', line: 7 }],
      [{ reason: 'action-repeated', line: 9 }],
    ])
  })

  test('may hold the same action item twice in one archive', () => {
    const [retro] = read(
      'Archive,Category,Message,Votes,State\ncurrent,Action,Tea,0,\ncurrent,Action,Tea,0,Complete\n',
    )
    expect(retro?.actions.map(({ isDone }) => isDone)).toEqual([false, true])
  })

  test('MOVE-IN-7: a row with too few cells is left out with its line', () => {
    const [retro] = read('Archive,Category,Message,Votes,State\ncurrent,Happy,Tea,0,\ncurrent,Happy\n')
    expect([retro?.notes.length, retro?.leftOut]).toEqual([1, [{ reason: 'row-unreadable', line: 3 }]])
  })

  test('of a health check is none', () => {
    expect(
      recognise({ name: '', content: 'Date,Question,Good,Mid,Bad,Skip\n2026-01-06,Fun?,1,2,3,0\n' }),
    ).toBeNull()
  })
})

describe('MOVE-IN-1: the JSON of Refacto', () => {
  const ACTION = {
    created: '2026-01-06T15:59:00.000Z',
    category: 'action',
    message: 'Order a runner - Mira',
    votes: 0,
  }
  const FILE = {
    url: 'https://retro.example.org/retros/harbour',
    name: 'Harbour',
    current: {
      format: 'mood',
      options: {},
      items: [
        { created: '2026-01-13T15:41:10.000Z', category: 'happy', message: 'Demo was calm', votes: 2 },
        { ...ACTION, completed: '2026-01-13T16:00:00.000Z' },
      ],
    },
    archives: [
      {
        created: '2026-01-06T16:10:00.000Z',
        snapshot: {
          format: 'mood',
          options: {},
          items: [
            {
              created: '2026-01-06T15:40:00.000Z',
              category: 'meh',
              message: 'Who owns the wiki?',
              votes: 1,
              completed: '2026-01-06T15:58:00.000Z',
            },
            { category: 'sad', message: '', votes: 0, attachment: { type: 'giphy', url: 'x', alt: 'Rain' } },
            ACTION,
            { ...ACTION, created: '2026-01-06T16:00:00.000Z' },
          ],
        },
      },
      { created: '2026-01-01T16:10:00.000Z', snapshot: { format: 'health', options: {}, items: [{}] } },
    ],
  }

  test('MOVE-IN-3: each archive is a retro, named by its day, and a health check is left out', () => {
    const retros = read(JSON.stringify(FILE))
    expect(retros.map(({ title }) => title)).toEqual(['Harbour', 'Harbour 2026-01-06'])
    expect(retros[0]?.leftOut).toEqual([{ reason: 'kind-unknown', line: null }])
  })

  test('has the columns of its table, and the description of a picture as text', () => {
    const notes = read(JSON.stringify(FILE)).flatMap((retro) => retro.notes)
    expect(notes.map(({ column, text, votes }) => [column, text, votes])).toEqual([
      ['Happy', 'Demo was calm', 2],
      ['Question', 'Who owns the wiki?', 1],
      ['Sad', 'Rain', 0],
    ])
    expect(notes[0]?.at).toBe(momentIn('2026-01-13T15:41:10Z'))
  })

  test('MOVE-IN-5: an action item is done where it is completed, and the same text of another time is another', () => {
    const [current, archive] = read(JSON.stringify(FILE))
    expect(current?.actions).toMatchObject([
      { isDone: true, doneAt: momentIn('2026-01-13T16:00:00Z'), at: momentIn('2026-01-06T15:59:00Z') },
    ])
    expect(archive?.actions).toMatchObject([{ isDone: false, at: momentIn('2026-01-06T16:00:00Z') }])
    expect(archive?.leftOut).toEqual([{ reason: 'action-repeated', line: null }])
  })

  test('may have no archives, and an empty retro after it was archived is none', () => {
    expect(read(JSON.stringify({ ...FILE, archives: undefined })).map(({ title }) => title)).toEqual([
      'Harbour',
    ])
    const empty = { ...FILE, current: { format: 'mood', options: {}, items: [] } }
    expect(read(JSON.stringify(empty)).map(({ title }) => title)).toEqual(['Harbour 2026-01-06'])
  })

  test('of health checks alone is none', () => {
    const health = { ...FILE, current: { format: 'health', options: {}, items: [{}] }, archives: [] }
    expect(recognise({ name: '', content: JSON.stringify(health) })).toBeNull()
  })
})
