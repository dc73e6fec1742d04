import { describe, expect, test } from 'vitest'
import { boardMarkdown } from './testing/exported-text.ts'
import type { ExportedAction, ExportedBoard, ExportedNote } from './exported-board.ts'

const note = (text: string, changes: Partial<ExportedNote> = {}): ExportedNote => ({
  column: 0,
  text,
  author: 'Fay',
  at: 1,
  votes: 0,
  reactions: [],
  comments: [],
  group: null,
  groupTitle: null,
  ...changes,
})
const comment = (text: string) => ({ text, author: 'Fay', at: 1, editedAt: null })
const action = (text: string, changes: Partial<ExportedAction> = {}): ExportedAction => ({
  text,
  status: 0,
  at: 1,
  doneAt: null,
  due: null,
  assignee: null,
  note: null,
  earlier: false,
  ...changes,
})

function markdown(changes: Partial<ExportedBoard>): string {
  const board: ExportedBoard = {
    kind: 'retropulse-board',
    version: 1,
    exportedAt: 1,
    title: 'Sprint 12',
    createdAt: 1,
    settings: {
      isAnonymous: false,
      isPrivate: false,
      isCompact: false,
      disableGifs: false,
      sortBy: null,
      theme: null,
      backgroundUrl: null,
    },
    columns: [
      { name: 'Went well', meaning: 'good' },
      { name: 'Less well', meaning: 'bad' },
    ],
    runSteps: [],
    voting: null,
    summaryText: null,
    hiddenNotes: 0,
    notes: [],
    actions: [],
    ...changes,
  }
  return boardMarkdown(board, { date: '2026-03-01', link: 'https://retro.example/board/x' })
}

/** The part below the line of the date and above the footer. */
const body = (changes: Partial<ExportedBoard>) =>
  markdown(changes).split('/board/x>)\n\n')[1]?.split('\n\n---')[0]

describe('EXPORT-19: a board as Markdown', () => {
  test('has title, date, link, the text above the summary, every column, and says at its end what it is', () => {
    expect(markdown({ summaryText: 'A good sprint.' })).toBe(`# Sprint 12

2026-03-01 · [View board](<https://retro.example/board/x>)

A good sprint.

## Notes

### Went well

### Less well

---

_A retro from Retropulse, which can import this file._
`)
  })

  test('has a list item for each note, with its numbers on a line of their own and its comments one level below', () => {
    const tea = note('Tea\nand more', {
      votes: 3,
      reactions: [
        { emoji: '👍', count: 2 },
        { emoji: '🎉', count: 1 },
      ],
      comments: [comment('Yes\nhot'), comment('No')],
    })
    expect(body({ notes: [tea, note('Sun'), note('Rain', { column: 1 })] })).toBe(`## Notes

### Went well

- Tea\\
  and more\\
  _(Votes: 3 · 👍 2 · 🎉 1)_
  - Yes\\
    hot
  - No
- Sun

### Less well

- Rain`)
  })

  test('has a group as an item with its title, its notes one level below, and their comments two', () => {
    const notes = [
      note('Tea', { groupTitle: 'Drinks', comments: [comment('Yes')] }),
      note('Milk', { group: { into: 0, place: 1 }, column: 1, votes: 1 }),
      note('Sun'),
      note('Rain', { group: { into: 2, place: 1 } }),
      note('Alone', { groupTitle: 'Left over' }),
    ]
    expect(body({ notes })).toContain(`- **Drinks**
  - Tea
    - Yes
  - Milk\\
    _(Votes: 1)_
- *Group*
  - Sun
  - Rain
- Alone

### Less well`)
  })

  test('has action items as tasks, with assignee and due date', () => {
    const actions = [
      action('Buy tea\ngreen', { status: 1, due: '2027-03-01', assignee: 'Mia _x_' }),
      action('Old', { earlier: true, assignee: 'Tao' }),
      action('New'),
    ]
    expect(body({ actions })).toContain(`## Action items

- [x] Buy tea\\
  green\\
  _(Due date: 2027-03-01 · Assignee: Mia \\_x\\_)_
- [ ] Old\\
  _(From an earlier retro · Assignee: Tao)_
- [ ] New`)
  })

  test('EXPORT-3: says how many notes are hidden', () => {
    expect(body({ hiddenNotes: 2 })).toMatch(/^_Notes hidden while brainstorming: 2_\n\n## Notes/)
    expect(body({})).not.toContain('hidden')
  })

  test('SUMMARY-10: names no author, and holds no mood', () => {
    const text = markdown({ notes: [note('Tea', { comments: [comment('Yes')] })] })
    expect(text).not.toMatch(/Fay|mood/i)
  })

  test('two columns of one name are told apart, and one without a name has a heading', () => {
    const columns = ['Glad', 'Glad', '', '-'].map((name) => ({ name, meaning: 'other' }) as const)
    expect(body({ columns })?.split('\n\n')).toEqual([
      '## Notes',
      '### Glad',
      '### Glad (2)',
      '###',
      '### \\-',
    ])
  })
})
