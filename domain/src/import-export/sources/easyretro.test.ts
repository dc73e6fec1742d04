import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'

const read = (content: string) => {
  const found = recognise({ name: 'board.csv', content })
  expect(found?.source).toBe('easyretro')
  expect(found?.retros).toHaveLength(1)
  return found!.retros[0]!
}
const notesOf = (content: string) =>
  read(content).notes.map(({ column, text, votes }) => [column, text, votes])

const WIDE = `Went well,Votes Went well,To improve,Votes To improve,Action items,Votes Action items,,
Pairing on the importer,5,"Builds are slow, again",7,Ask Mira for a second runner,0,,
"The word ""done"" is clear
to all",0,,,,,,
`

describe('MOVE-IN-1: a board of EasyRetro is recognised by the votes beside each column', () => {
  test('each cell is a note of its own, and filled up cells are none', () => {
    const retro = read(WIDE)
    expect(retro.columns).toEqual(['Went well', 'To improve'])
    expect(retro.notes.map(({ column, text, votes, line }) => [column, text, votes, line])).toEqual([
      ['Went well', 'Pairing on the importer', 5, 2],
      ['Went well', 'The word "done" is clear\nto all', 0, 3],
      ['To improve', 'Builds are slow, again', 7, 2],
    ])
    expect(retro.leftOut).toEqual([])
  })

  test('without empty cells at its end, and as a spreadsheet saves it again', () => {
    expect(notesOf('Glad,Votes Glad\nTea,1')).toEqual([['Glad', 'Tea', 1]])
    expect(notesOf('Glad;Votes Glad;Sad;Votes Sad\r\nTea;1;Rain;2\r\n')).toEqual([
      ['Glad', 'Tea', 1],
      ['Sad', 'Rain', 2],
    ])
  })

  test('a column without notes stays', () => {
    expect(read('Glad,Votes Glad,Sad,Votes Sad\nTea,1,,\n').columns).toEqual(['Glad', 'Sad'])
  })

  test('a column may be called Votes, and two may have the same name', () => {
    expect(notesOf('Votes,Votes Votes,Glad,Votes Glad,Glad,Votes Glad\nEven,1,Tea,2,Sun,3\n')).toEqual([
      ['Votes', 'Even', 1],
      ['Glad', 'Tea', 2],
      ['Glad (2)', 'Sun', 3],
    ])
  })

  test.each(['Glad,Votes Sad\nTea,1', 'Glad,Votes Glad,Sad\nTea,1,Rain', 'Text,Votes\nTea,1'])(
    'any other table is not: %j',
    (content) => {
      expect(recognise({ name: '', content })).toBeNull()
    },
  )
})

test('MOVE-IN-5: the notes of a column Action items are action items', () => {
  expect(read(WIDE).actions.map(({ text, isDone, line }) => [text, isDone, line])).toEqual([
    ['Ask Mira for a second runner', false, 2],
  ])
})

test('MOVE-IN-7: columns beyond the cells that are read are reported', () => {
  const names = Array.from({ length: 60 }, (_, at) => `C${at},Votes C${at}`)
  const retro = read(`${names.join(',')}\n${names.map((_, at) => `n${at},1`).join(',')}`)
  expect([retro.columns.length, retro.notes.length]).toEqual([50, 50])
  expect(retro.leftOut).toEqual([{ reason: 'row-unreadable', line: 1 }])
})

describe('MOVE-IN-1: the table of FunRetro without votes', () => {
  const OLD =
    'Went well,To improve,Action items,\r\nRelease,"Tests, mostly",Fix the clock,\r\nPairing,"Said ""later""",,\r\n,,,\r\n'

  test('has a comma too many in each row, and rows that are empty', () => {
    expect(notesOf(OLD)).toEqual([
      ['Went well', 'Release', 0],
      ['Went well', 'Pairing', 0],
      ['To improve', 'Tests, mostly', 0],
      ['To improve', 'Said "later"', 0],
    ])
  })

  test('is not recognised by less than its columns, its commas and its line breaks', () => {
    for (const content of [
      OLD.replaceAll('\r\n', '\n'),
      OLD.replaceAll(',\r\n', '\r\n'),
      OLD.replace('To improve', 'Do better'),
    ])
      expect(recognise({ name: '', content })).toBeNull()
  })
})

describe('MOVE-IN-1: the table of an exporter, a row for each note', () => {
  test('whose texts have commas, quotes and lines without being quoted', () => {
    const content = `list,text,votes
Went well,Demo was calm, short and on time,3
To improve,The word "done" is
unclear,4
To improve,"done", she said,1
Action items,Ask Mira for a runner,1`
    expect(notesOf(content)).toEqual([
      ['Went well', 'Demo was calm, short and on time', 3],
      ['To improve', 'The word "done" is\nunclear', 4],
      ['To improve', '"done", she said', 1],
    ])
    expect(read(content).actions.map(({ text }) => text)).toEqual(['Ask Mira for a runner'])
  })

  test('and as a careful program quotes it', () => {
    expect(
      notesOf('"list","text","votes"\n"Stop, start","Say ""no"", twice",2\nGlad,"Tea\nand cake",1\n'),
    ).toEqual([
      ['Stop, start', 'Say "no", twice', 2],
      ['Glad', 'Tea\nand cake', 1],
    ])
  })

  test('MOVE-IN-7: a row without votes or without a list is left out with its line', () => {
    expect(read('list,text,votes\nGlad,Tea,1\n,7\nNo end').leftOut).toEqual([
      { reason: 'row-unreadable', line: 3 },
      { reason: 'row-unreadable', line: 4 },
    ])
  })
})

describe('MOVE-IN-1: a board that was copied as text', () => {
  test('has a title before an empty line, columns before their notes, and the last brackets as votes', () => {
    const content = `Sprint 12 harbour team

Went well
- Pairing on the importer (5)
- Demo (the short one) (3)
- A list:
- one
- two (1)

To improve

Action items
- Ask Mira for a runner (0)
`
    const retro = read(content)
    expect([retro.title, retro.columns]).toEqual(['Sprint 12 harbour team', ['Went well', 'To improve']])
    expect(notesOf(content)).toEqual([
      ['Went well', 'Pairing on the importer', 5],
      ['Went well', 'Demo (the short one)', 3],
      ['Went well', 'A list:\n- one\n- two', 1],
    ])
    expect(retro.actions.map(({ text }) => text)).toEqual(['Ask Mira for a runner'])
  })

  test('from FunRetro, without a title', () => {
    const content =
      'Went well\r\n- Pairing (5 votes) \r\n- Two\r\nlines (1 votes) \r\n\r\nTo improve\r\n- Builds (7 votes) \r\n'
    expect(read(content).title).toBeNull()
    expect(notesOf(content)).toEqual([
      ['Went well', 'Pairing', 5],
      ['Went well', 'Two\nlines', 1],
      ['To improve', 'Builds', 7],
    ])
  })

  test.each([
    ['a list without votes', 'Glad\n- Tea\n- Sun\n'],
    ['a list with one number', 'Glad\n- Tea (2)\n- Sun\n'],
    ['a list without a column', '- Tea (2)\n'],
    ['a text with a list', 'Dear all,\nplease bring\nto lunch:\n- Tea (2)\n'],
  ])('%s is no copy of a board', (_, content) => {
    expect(recognise({ name: '', content })).toBeNull()
  })
})
