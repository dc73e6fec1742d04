import { DEFAULT_PULSE_FORMAT, type PulseFormat, type PulseTopic } from '@retropulse/domain/pulse/format'
import { describe, expect, test } from 'vitest'
import {
  pulseFormatSchema,
  pulseModelIdSchema,
  savePulseModelSchema,
  togglePulseModelSchema,
} from './pulse.ts'

const [first, second] = DEFAULT_PULSE_FORMAT.topics as [PulseTopic, PulseTopic]
const { intro, end } = DEFAULT_PULSE_FORMAT.meta

function asking(topics: readonly unknown[]): unknown {
  return { ...DEFAULT_PULSE_FORMAT, topics }
}

function askingWith(change: Partial<Record<keyof PulseTopic | 'colour', unknown>>): unknown {
  return asking([{ ...first, ...change }, second])
}

const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...first, id: `topic-${at}` }))
const fits = (format: unknown) => pulseFormatSchema.safeParse(format).success

describe('the format of a model', () => {
  test('PULSE-25: the default is accepted', () => {
    expect(pulseFormatSchema.parse(DEFAULT_PULSE_FORMAT)).toEqual(DEFAULT_PULSE_FORMAT)
  })

  const formats: readonly (readonly [what: string, format: unknown, isTaken: boolean])[] = [
    ['no question', asking([]), false],
    ['one question', asking(questions(1)), true],
    ['30 questions', asking(questions(30)), true],
    ['31 questions', asking(questions(31)), false],
    ['doubled ids', asking([first, { ...second, id: first.id }]), false],
    ['an id that is none', askingWith({ id: 'two words' }), false],
    ['an id that every object has', askingWith({ id: 'constructor' }), false],
    ['a question without an id', askingWith({ id: undefined }), false],
    ['a letter for an icon', askingWith({ icon: 'A' }), false],
    ['no icon', askingWith({ icon: '' }), false],
    ['two emoji', askingWith({ icon: '😊😊' }), false],
    ['half an emoji', askingWith({ icon: '😊'.slice(0, 1) }), false],
    ['an emoji and a word', askingWith({ icon: '😊 joy' }), false],
    ['an emoji with a skin tone', askingWith({ icon: '👋🏽' }), true],
    ['a family, joined of several', askingWith({ icon: '👨‍👩‍👧‍👦' }), true],
    ['a flag', askingWith({ icon: '🏴󠁧󠁢󠁳󠁣󠁴󠁿' }), true],
    ['a heart that is drawn in colour', askingWith({ icon: '❤️' }), true],
    ['a title of 92 characters', askingWith({ title: 'x'.repeat(92) }), true],
    ['a title of 93 characters', askingWith({ title: 'x'.repeat(93) }), false],
    ['a title that cannot be seen', askingWith({ title: ' \u200B ' }), false],
    ['a title of two lines', askingWith({ title: 'two\nlines' }), false],
    ['nothing below the title', askingWith({ description: '' }), true],
    ['two lines below the title', askingWith({ description: 'two\nlines' }), true],
    ['1,000 characters below the title', askingWith({ description: 'x'.repeat(1000) }), true],
    ['1,001 characters below the title', askingWith({ description: 'x'.repeat(1001) }), false],
    ['what a database cannot keep', askingWith({ description: 'a\u0000b' }), false],
    ['a field more', askingWith({ colour: 'red' }), false],
    ['no introduction', { ...DEFAULT_PULSE_FORMAT, meta: { end } }, false],
    [
      'an end without a title',
      { ...DEFAULT_PULSE_FORMAT, meta: { intro, end: { ...end, title: '' } } },
      false,
    ],
    ['no object', 'Welcome', false],
  ]

  test.each(formats)('PULSE-25, PULSE-32, PULSE-33: %s: accepted or not', (_, format, isTaken) => {
    expect(fits(format)).toBe(isTaken)
  })
})

describe('the title of a model', () => {
  const save = (title: unknown, format: PulseFormat = DEFAULT_PULSE_FORMAT) =>
    savePulseModelSchema.safeParse({ title, format }).success

  test('PULSE-31: a title has 1 to 92 characters on one line', () => {
    expect(['M', 'x'.repeat(92), 'قياس المزاج'].map((title) => save(title))).toEqual([true, true, true])
    expect(['', '  ', 'x'.repeat(93), 'two\nlines', null].filter((title) => save(title))).toEqual([])
  })

  test('PULSE-25: a field that only the server decides is refused', () => {
    const input = { title: 'Mood', format: DEFAULT_PULSE_FORMAT }
    expect(savePulseModelSchema.safeParse({ ...input, enabled: true }).success).toBe(false)
    expect(savePulseModelSchema.safeParse({ ...input, id: 'mine' }).success).toBe(false)
  })
})

test('PULSE-28: a toggle takes true or false for `enabled`, and no other value', () => {
  expect(togglePulseModelSchema.safeParse({ enabled: false }).success).toBe(true)
  for (const body of [{}, { enabled: 'yes' }, { enabled: true, id: 'mine' }])
    expect(togglePulseModelSchema.safeParse(body).success).toBe(false)
})

test('the id of a model has to have the shape of an id', () => {
  expect(pulseModelIdSchema.safeParse('V1StGXR8_Z5jdHi6B-myT').success).toBe(true)
  for (const id of ['', 'a b', 'x'.repeat(37), '../orgs'])
    expect(pulseModelIdSchema.safeParse(id).success).toBe(false)
})
