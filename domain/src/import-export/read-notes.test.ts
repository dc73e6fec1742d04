import { describe, expect, test } from 'vitest'
import { readNotes } from './read-notes.ts'
import { newReport, type ProblemCode } from './report.ts'
import { LATER } from './testing/imported.ts'

const NOTE = { column: 0, text: 'Tea' }
const YEAR_2000 = 946_684_800_000
const EMOJI = Array.from({ length: 61 }, (_, at) => String.fromCodePoint(0x1f400 + at))

function read(value: unknown, columns = 2) {
  const problems = newReport<ProblemCode>()
  const notes = readNotes(value, { columns, now: LATER }, problems)
  return { notes, problems: problems.lines.map(({ code, detail }) => `${code} ${detail}`) }
}

const problemsOf = (value: unknown, columns?: number) => read(value, columns).problems
const problemsWith = (changes: object) => problemsOf([{ ...NOTE, ...changes }])
const many = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at))
const reactions = (count: number) => many(count, (at) => ({ emoji: EMOJI[at], count: 1 }))

describe('IMPORT-26: the limits are exactly those of a board', () => {
  test.each([
    ['3,000 notes', () => many(3000, () => NOTE), []],
    ['one note more', () => many(3001, () => NOTE), ['too-many-notes 3001']],
    ['a text of 2,000 characters', () => [{ ...NOTE, text: 'x'.repeat(2000) }], []],
    ['one character more', () => [{ ...NOTE, text: 'x'.repeat(2001) }], ['text-too-long notes[0].text']],
    ['200 comments', () => [{ ...NOTE, comments: many(200, () => ({ text: 'x' })) }], []],
    [
      'one comment more',
      () => [{ ...NOTE, comments: many(201, () => ({ text: 'x' })) }],
      ['too-many-comments notes[0]'],
    ],
    ['a comment of 1,000 characters', () => [{ ...NOTE, comments: [{ text: 'x'.repeat(1000) }] }], []],
    [
      'a comment with one character more',
      () => [{ ...NOTE, comments: [{ text: 'x'.repeat(1001) }] }],
      ['text-too-long notes[0].comments[0].text'],
    ],
    ['60 emoji', () => [{ ...NOTE, reactions: reactions(60) }], []],
    ['one emoji more', () => [{ ...NOTE, reactions: reactions(61) }], ['too-many-reactions notes[0]']],
    ['a group’s title of 60 characters', () => [{ ...NOTE, groupTitle: 'x'.repeat(60) }], []],
    [
      'a title with one character more',
      () => [{ ...NOTE, groupTitle: 'x'.repeat(61) }],
      ['text-too-long notes[0].groupTitle'],
    ],
    ['a group of 100', () => [NOTE, ...many(99, () => ({ ...NOTE, group: { into: 0, place: 1 } }))], []],
    [
      'a group of 101',
      () => [NOTE, ...many(100, () => ({ ...NOTE, group: { into: 0, place: 1 } }))],
      ['group-too-large notes[0]'],
    ],
  ])('%s', (_, notes, problems) => {
    expect(problemsOf(notes())).toEqual(problems)
  })

  test('white space at the end of a text, which is removed, does not count', () => {
    expect(read([{ ...NOTE, text: `${'x'.repeat(2000)}\n\n  ` }])).toMatchObject({
      problems: [],
      notes: [{ text: 'x'.repeat(2000) }],
    })
  })
})

describe('IMPORT-24: content of all notes together is bounded, so that joining the board stays quick', () => {
  test.each([
    ['10,000 votes on one note', [10_000], []],
    ['one vote more on it', [10_001], ['votes-invalid notes[0].votes']],
    ['10,000 votes on two', [5000, 5000], []],
    ['one vote more on them', [5000, 5001], ['too-many-votes 10001']],
    ['votes below none', [-1], ['votes-invalid notes[0].votes']],
    ['half a vote', [0.5], ['votes-invalid notes[0].votes']],
    ['votes beyond counting', [1e308], ['votes-invalid notes[0].votes']],
    ['votes as a text', ['3'], ['votes-invalid notes[0].votes']],
    ['no word about votes', [undefined, null], []],
  ])('%s', (_, votes, problems) => {
    expect(problemsOf(votes.map((one) => ({ ...NOTE, votes: one })))).toEqual(problems)
  })

  test('IMPORT-24: 10,000 reactions of all notes together, and not one more', () => {
    const withTea = (...counts: readonly number[]) =>
      counts.map((count) => ({ ...NOTE, reactions: [{ emoji: '🍵', count }] }))
    expect(problemsOf(withTea(9999, 1))).toEqual([])
    expect(problemsOf(withTea(9999, 2))).toEqual(['too-many-reactions 10001'])
  })

  test('of more reactions than that no emoji is checked, which would take a second for each 40,000 of them', () => {
    const words = many(60, (at) => ({ emoji: `👍 no emoji ${at}`, count: 1 }))
    const notes = many(167, () => ({ ...NOTE, reactions: words }))
    expect(problemsOf(notes)).toEqual(['too-many-reactions 10020'])
  })

  test('IMPORT-24: 10,000 comments of all notes together, and not one more', () => {
    const commented = (count: number) => ({ ...NOTE, comments: many(count, () => ({ text: 'x' })) })
    const full = many(50, () => commented(200))
    expect(problemsOf(full)).toEqual([])
    expect(problemsOf([...full, commented(1)])).toEqual(['too-many-comments 10001'])
  })
})

describe('reactions', () => {
  test.each([
    ['letters', { emoji: 'ab', count: 1 }],
    ['two emoji as one', { emoji: '🍵🍵', count: 1 }],
    ['half of one', { emoji: '\uD83D', count: 1 }],
    ['a name that every object has', { emoji: 'constructor', count: 1 }],
    ['no person', { emoji: '🍵', count: 0 }],
    ['a negative number of people', { emoji: '🍵', count: -1 }],
    ['no number', { emoji: '🍵' }],
    ['no reaction at all', null],
  ])('by %s are none', (_, reaction) => {
    expect(problemsWith({ reactions: [reaction] })).toEqual(['value-invalid notes[0].reactions[0]'])
  })

  test('REACTION-2: the same emoji twice on a note is refused, since a participant would count twice', () => {
    const tea = { emoji: '🍵', count: 1 }
    expect(problemsWith({ reactions: [tea, tea] })).toEqual(['value-invalid notes[0].reactions[1]'])
  })
})

describe('GROUP-9: the first note of a group is in no group itself', () => {
  const into = (at: number) => ({ ...NOTE, group: { into: at, place: 1 } })

  test.each([
    ['a note that is not there', [NOTE, into(2)], ['value-invalid notes[1].group']],
    ['itself', [into(0)], ['value-invalid notes[0].group']],
    ['each other', [into(1), into(0)], ['value-invalid notes[0].group', 'value-invalid notes[1].group']],
    [
      'a circle of three',
      [into(1), into(2), into(0)],
      [0, 1, 2].map((at) => `value-invalid notes[${at}].group`),
    ],
    ['one that is in a group', [NOTE, into(0), into(1)], ['value-invalid notes[2].group']],
    ['one that stands below it', [into(1), NOTE], []],
  ])('a note that is grouped into %s', (_, notes, problems) => {
    expect(problemsOf(notes)).toEqual(problems)
  })

  test.each([-1, 0.5, '0', 3001, null])(
    'a group whose first note is %j is reported with its path',
    (place) => {
      expect(problemsWith({ group: { into: place, place: 1 } })).toEqual(['value-invalid notes[0].group'])
    },
  )

  test('a note by itself has the group null, or none', () => {
    expect(read([{ ...NOTE, group: null }, NOTE])).toMatchObject({
      problems: [],
      notes: [{ group: null }, { group: null }],
    })
  })

  test('a title without a visible character is left out', () => {
    for (const groupTitle of ['', '  \n', '\u200b', 5, null, ['x']])
      expect(read([{ ...NOTE, groupTitle }])).toMatchObject({ problems: [], notes: [{ groupTitle: null }] })
  })
})

describe('a note', () => {
  test.each([-1, 2, 0.5, '0', null, undefined])('in column %j of two is reported with its path', (column) => {
    expect(problemsOf([NOTE, { ...NOTE, column }])).toEqual(['value-invalid notes[1].column'])
  })

  test('that is no object is reported for each missing field', () => {
    for (const note of [null, 5, 'Tea', [], ['Tea']])
      expect(problemsOf([note])).toEqual(['value-invalid notes[0].column', 'value-invalid notes[0].text'])
  })

  test('keeps no character that cannot be stored, in any of its texts', () => {
    const odd = 'a\u0000b\uD800\u001b\u0085'
    const { notes, problems } = read([{ ...NOTE, text: odd, groupTitle: odd, comments: [{ text: odd }] }])
    expect(problems).toEqual([])
    expect(notes).toMatchObject([
      { text: 'ab\uFFFD', groupTitle: 'ab\uFFFD', comments: [{ text: 'ab\uFFFD' }] },
    ])
  })

  test('without a character that can be stored and seen is refused', () => {
    for (const text of ['\u0000', '\u200b\u200d', ' \n\t', '\u0007\u001b'])
      expect(problemsWith({ text })).toEqual(['value-invalid notes[0].text'])
  })

  test('has a time from the year 2000 until now, or none', () => {
    const times = [YEAR_2000 - 1, YEAR_2000, LATER, LATER + 1, YEAR_2000 + 0.5, '2020-01-01']
    const { notes } = read(times.map((at) => ({ ...NOTE, at })))
    expect(notes.map(({ at }) => at)).toEqual([null, YEAR_2000, LATER, null, null, null])
  })

  test.each(['comments', 'reactions'])(
    'whose %s are no list is reported, since they would be lost',
    (field) => {
      for (const value of [{}, 'x', 5, true])
        expect(problemsWith({ [field]: value })).toEqual([`value-invalid notes[0].${field}`])
      for (const value of [undefined, null, []]) expect(problemsWith({ [field]: value })).toEqual([])
    },
  )
})
