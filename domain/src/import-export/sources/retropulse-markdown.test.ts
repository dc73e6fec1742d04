import { describe, expect, test } from 'vitest'
import { readImport } from '../read-import.ts'
import { LATER } from '../testing/imported.ts'
import { readRetropulseMarkdown } from './retropulse-markdown.ts'

const FOOTER = '_A retro from Retropulse, which can import this file._'
const file = (...parts: readonly string[]) =>
  [
    '# Sprint 12',
    '2026-03-01 · [View board](<https://retro.example/board/x>)',
    ...parts,
    '---',
    `${FOOTER}\n`,
  ].join('\n\n')
const found = (content: string) => readRetropulseMarkdown({ name: '', content })?.[0]
const read = (content: string, names: readonly string[] = []) =>
  readImport({ content, names }, { now: LATER, meaningOf: () => 'other' })

/** The notes of a file in short: column, text, votes, group and comments. */
const notesOf = (content: string) =>
  found(content)?.notes.map(({ column, text, votes, group, groupTitle, comments }) =>
    [column, text, votes, group, groupTitle, ...comments.map((one) => `> ${one.text}`)].join(' | '),
  )

const WHOLE = file(
  'A *good* sprint.\\\n\\\n\\- mostly',
  '_Notes hidden while brainstorming: 2_',
  '## Notes',
  '### Went well',
  '- Tea\\\n  and more\\\n  _(Votes: 3 · 👍 2)_\n  - Yes\\\n    hot\n  - No\n- Sun',
  '### Less well',
  '- **Drinks**\n  - Milk\n    - Cold\n  - Rum\\\n    _(Votes: 1)_\n- *Group*\n  - A\n  - B\n- Rain\n  - Wet',
  '### Empty',
  '## Action items',
  '- [x] Buy tea\\\n  _(Due date: 2027-03-01 · Assignee: Mia)_\n- [ ] Old\\\n  _(From an earlier retro)_\n- [ ] New',
)

describe('EXPORT-19: the Markdown of a board', () => {
  test('is read with its columns, notes, numbers, groups and comments', () => {
    expect(found(WHOLE)?.columns).toEqual(['Went well', 'Less well', 'Empty'])
    expect(notesOf(WHOLE)).toEqual([
      'Went well | Tea\nand more | 3 |  |  | > Yes\nhot | > No',
      'Went well | Sun | 0 |  | ',
      'Less well | Milk | 0 | #1 | Drinks | > Cold',
      'Less well | Rum | 1 | #1 | Drinks',
      'Less well | A | 0 | #2 | ',
      'Less well | B | 0 | #2 | ',
      'Less well | Rain | 0 |  |  | > Wet',
    ])
    expect(found(WHOLE)?.notes[0]?.reactions).toEqual([{ emoji: '👍', count: 2 }])
  })

  test('is read with its title, the text above the summary and its action items', () => {
    expect(read(WHOLE, ['Mia'])).toMatchObject({
      ok: true,
      source: 'retropulse',
      retros: [
        {
          plan: {
            title: 'Sprint 12',
            summaryText: 'A *good* sprint.\n\n- mostly',
            actions: [
              { text: 'Buy tea', status: 1, due: '2027-03-01', assignee: 'Mia' },
              { text: 'New', status: 0, due: null, assignee: null },
            ],
          },
          names: ['Mia'],
          leftOut: [],
        },
      ],
      warnings: [
        { code: 'notes-hidden', detail: '2' },
        { code: 'earlier-actions-left-out', detail: '1' },
      ],
    })
  })

  test('knows the line of each note, so that what is left out can be named', () => {
    expect(
      found(WHOLE)
        ?.notes.slice(0, 2)
        .map(({ line }) => line),
    ).toEqual([15, 21])
  })

  test.each([
    ['with a byte order mark', `\uFEFF${WHOLE}`],
    ['with line breaks of Windows', WHOLE.replaceAll('\n', '\r\n')],
    ['without the line break at its end', WHOLE.trimEnd()],
    ['with blank lines around it', `\n${WHOLE}\n\n`],
    ['pasted without blank lines', WHOLE.replaceAll(/\n\n+/g, '\n')],
  ])('is the same %s', (_, content) => {
    const plain = ({ line: _line, ...note }: { line: number | null }) => note
    const notes = read(content)
    expect(notes).toMatchObject({ ok: true, source: 'retropulse' })
    expect(found(content.replace('\uFEFF', ''))?.notes.map(plain)).toEqual(found(WHOLE)?.notes.map(plain))
  })

  test.each([
    ['without its last line', WHOLE.replace(FOOTER, '')],
    ['with that line within another', WHOLE.replace(FOOTER, `> ${FOOTER}`)],
    ['with more behind it', `${WHOLE}\nMore`],
    ['without a title', WHOLE.slice(2)],
  ])('is no file of this product %s', (_, content) => {
    expect(found(content)).toBeUndefined()
  })

  test('a text cannot look like the structure of the file', () => {
    const texts = ['## Notes', '### Column', '- item', '**x**', '*Group*', '_(Votes: 9)_', FOOTER, '---']
    const escaped = texts.map((text) => text.replaceAll(/[*_#-]/g, String.raw`\$&`))
    const content = file('## Notes', '### Glad', escaped.map((text) => `- x\\\n  ${text}`).join('\n'))
    expect(found(content)?.notes.map(({ text, votes, group }) => [text, votes, group])).toEqual(
      texts.map((text) => [`x\n${text}`, 0, null]),
    )
  })

  test('a name of an assignee may hold what divides the facts', () => {
    const name = 'Ann · From an earlier retro · Assignee: Tao)_'
    const content = file(
      '## Notes',
      '## Action items',
      `- [ ] Buy tea\\\n  _(Assignee: ${name.replace('_', '\\_')})_`,
    )
    expect(found(content)?.actions.map(({ text, assignee }) => [text, assignee])).toEqual([['Buy tea', name]])
    expect(found(content)?.warnings).toEqual([])
  })

  test('two columns of one name keep their notes apart', () => {
    const content = file('## Notes', '### Glad', '- Tea', '### Glad', '- Sun', '###', '- Rain')
    expect(notesOf(content)?.map((note) => note.split(' | ')[0])).toEqual(['Glad', 'Glad (2)', ''])
  })
})

describe('MOVE-IN-8: broken and hostile Markdown is read in linear time', () => {
  test.each([
    ['a list without a heading', file('## Notes', '- Tea'), ['Other']],
    ['comments without a note', file('## Notes', '### Glad', '    - Yes\n  - No'), []],
    ['no notes at all', file(), []],
    ['a note without a text', file('## Notes', '### Glad', '- \n- Tea'), ['Glad']],
  ])('%s', (_, content, columns) => {
    const answer = read(content)
    const plan = answer.ok ? answer.retros[0]?.plan : undefined
    expect(plan?.notes.map(({ column }) => plan.columns[column]?.name)).toEqual(columns)
  })

  test.each([
    ['headings', '###\n'],
    ['broken lines', '- a\\\n'],
    ['backslashes', '\\'],
    ['items', '- a\n'],
    ['comments', '  - a\n'],
    ['entities', '&#32;'],
    ['facts', '- a\\\n_( · '],
  ])('many %s', (_, part) => {
    const answer = read(file('## Notes', '### Glad', part.repeat(300_000)))
    expect(answer.ok).toBe(true)
  })
})
