import { describe, expect, test } from 'vitest'
import { asId, type AuthorId, type ColumnId } from '../../kernel/ids.ts'
import type { RetroSummary } from './summary.ts'
import { summaryMarkdown } from './summary-markdown.ts'
import { aNoteOfSummary, anActionOfSummary, aSummary } from '../testing/summaries.ts'

const DETAILS = {
  date: '1 May 2026',
  link: 'https://retro.example.com/board/b1',
  moodScore: 4.2,
  nameOf: () => null,
}

const note = aNoteOfSummary
const action = anActionOfSummary

function retro(more: Partial<RetroSummary> = {}): RetroSummary {
  return aSummary({ counts: { notes: 4, people: 3, votes: 5, emoji: 6, actions: 2 }, ...more })
}

function withNotes(...texts: readonly string[]): RetroSummary {
  const notes = texts.map((text) => note({ texts: [text] }))
  return retro({ columns: [{ id: asId<ColumnId>('c1'), name: 'Went well', notes }] })
}

/** The text below the last heading. */
function listOf(markdown: string): string {
  return markdown.split(/^## .*\n\n/m).at(-1) ?? ''
}

describe('a retro as Markdown', () => {
  test('SUMMARY-18: has title, date, link, counts, mood, top notes, action items and columns, in this order', () => {
    const tea = note({
      groupTitle: 'Drinks',
      texts: ['Tea', 'Coffee'],
      comments: ['Black'],
      emojis: [{ emoji: '👍', count: 2 }],
      reactions: 2,
      votes: 3,
    })
    const full = retro({
      columns: [
        { id: asId<ColumnId>('c1'), name: 'Went well', notes: [tea] },
        { id: asId<ColumnId>('c2'), name: 'Went less well', notes: [] },
      ],
      topByVotes: [tea],
      topByReactions: [tea],
      actions: {
        open: [action('Buy tea', 'mia', '2027-03-01')],
        done: [action('Wash up')],
        earlier: [action('Fix it', null, '2027-03-02')],
      },
    })
    const item = '- **Drinks**\\\n  Tea\\\n  Coffee\\\n  (Votes: 3 · 👍 2)\n  - Black'
    const nameOf = (assignee: AuthorId) => (assignee === asId<AuthorId>('mia') ? 'Mia' : null)
    expect(summaryMarkdown(full, { ...DETAILS, nameOf })).toBe(
      [
        '# Sprint 12',
        '1 May 2026 · [View board](<https://retro.example.com/board/b1>)',
        '- Notes: 4\n- People: 3\n- Votes: 5\n- Emoji: 6\n- Actions: 2\n- Team mood: 4.2 / 5',
        `## Most votes\n\n${item}`,
        `## Most reactions\n\n${item}`,
        '## Open actions\n\n- [ ] Buy tea (Mia, Due date: 2027-03-01)',
        '## Open from earlier retros\n\n- [ ] Fix it (Due date: 2027-03-02)',
        '## Done\n\n- [x] Wash up',
        `## Went well\n\n${item}\n`,
      ].join('\n\n'),
    )
  })

  test('SUMMARY-6: without a disclosed mood it has no mood, and without a link no link', () => {
    const markdown = summaryMarkdown(retro(), { ...DETAILS, moodScore: null, link: null })
    expect(markdown).not.toMatch(/mood|\[/i)
    expect(markdown.split('\n')[2]).toBe('1 May 2026')
  })

  test('SUMMARY-9: while brainstorming it says that notes are hidden', () => {
    expect(summaryMarkdown(retro({ isMasked: true }), DETAILS)).toContain(
      'Notes are hidden until brainstorming ends.',
    )
  })

  test.each([
    ['# Not a heading', '- \\# Not a heading'],
    ['- not a list', '- \\- not a list'],
    ['+ not a list', '- \\+ not a list'],
    ['1. not a list', '- 1\\. not a list'],
    ['12) not a list', '- 12\\) not a list'],
    ['> not a quote', '- \\> not a quote'],
    ['    not code', '- not code'],
    ['```not code', '- \\`\\`\\`not code'],
    ['**not** _emphasis_', '- \\*\\*not\\*\\* \\_emphasis\\_'],
    ['[not](javascript:1)', '- \\[not\\](javascript:1)'],
    ['![not](x.png)', '- \\!\\[not\\](x.png)'],
    ['<script>alert(1)</script>', '- \\<script\\>alert(1)\\</script\\>'],
    ['a | b', '- a \\| b'],
    ['&lt;', '- \\&lt;'],
    ['back\\slash\\', '- back\\\\slash\\\\'],
    ['[ ] not a task', '- \\[ \\] not a task'],
  ])('SUMMARY-23: what people wrote is not markup: %s', (text, line) => {
    expect(listOf(summaryMarkdown(withNotes(text), DETAILS))).toBe(`${line}\n`)
  })

  test('lines of a note stay lines, inside the list item', () => {
    expect(listOf(summaryMarkdown(withNotes('One\n\n  - two\n# three', 'Next'), DETAILS))).toBe(
      '- One\\\n  \\- two\\\n  \\# three\n- Next\n',
    )
  })

  test('titles and names are one line', () => {
    const odd = retro({
      title: 'A\n# title',
      columns: [{ id: asId<ColumnId>('c1'), name: 'A <b>column</b>', notes: [note({})] }],
    })
    const lines = summaryMarkdown(odd, DETAILS).split('\n')
    expect(lines[0]).toBe('# A \\# title')
    expect(lines).toContain('## A \\<b\\>column\\</b\\>')
  })
})
