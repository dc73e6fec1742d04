import type { RetroSummary, SummaryNote } from '@retropulse/domain/board/summary/summary'
import { aNoteOfSummary, anActionOfSummary, aSummary } from '@retropulse/domain/board/testing/summaries'
import { describe, expect, test } from 'vitest'
import { renderEmail } from '../../../platform/mail/render-email.ts'
import type { SummaryEmailDetails } from './summary-content.ts'
import { summaryEmail } from './summary-email.ts'

const DETAILS = {
  moodScore: null,
  link: 'https://retro.example.com/board/b1',
  isForTeam: false,
  nameOf: () => null,
}

const note = (more: Partial<SummaryNote>): SummaryNote => aNoteOfSummary({ votes: 1, ...more })
const action = anActionOfSummary

function rendered(summary: RetroSummary, details: SummaryEmailDetails) {
  const { subject, content } = summaryEmail(summary, details)
  return { subject, ...renderEmail(content) }
}

function retro(more: Partial<RetroSummary> = {}): RetroSummary {
  const counts = { notes: 1, people: 1, votes: 1, emoji: 0, actions: 0 }
  return aSummary({ createdAt: Date.UTC(2026, 4, 1, 23, 59), counts, ...more })
}

function range(count: number, name: string): string[] {
  return Array.from({ length: count }, (_, at) => `${name} ${at + 1}.`)
}

describe('the email with a summary', () => {
  test('MAIL-9: has counts and a link of an empty retro, and no heading without a list', () => {
    const { subject, text, html } = rendered(retro(), DETAILS)
    expect(subject).toBe('Retro summary: Sprint 12')
    expect(text).toBe(
      [
        'Sprint 12\n1 May 2026',
        'Notes: 1\nPeople: 1\nVotes: 1\nEmoji: 0\nActions: 0',
        'View board: https://retro.example.com/board/b1',
        '-- \nYou sent this summary to yourself.\n',
      ].join('\n\n'),
    )
    expect(html).not.toContain('<h2')
  })

  test('MAIL-9, SUMMARY-25: the text above the summary stands before the counts, its lines kept', () => {
    const { text, html } = rendered(retro({ text: 'A <good> sprint.\nMostly.' }), DETAILS)
    expect(text).toContain('1 May 2026\n\nA <good> sprint.\nMostly.\n\nNotes: 1')
    expect(html).toMatch(/A &lt;good&gt; sprint\.<br>Mostly\./)
  })

  test('MAIL-9: says why the receiver gets it', () => {
    const { text, html } = rendered(retro(), { ...DETAILS, isForTeam: true })
    for (const form of [text, html]) expect(form).toContain('to everyone on your team')
  })

  test('MAIL-15: text that people wrote is no markup', () => {
    const evil = `<img src=x onerror="a('b')">&amp;`
    const { html } = rendered(
      retro({
        title: evil,
        topByVotes: [note({ groupTitle: evil, texts: [evil], emojis: [{ emoji: evil, count: 1 }] })],
        actions: { open: [action(evil, 'mia')], done: [], earlier: [action(evil)] },
      }),
      { ...DETAILS, link: `https://host"><b>/`, nameOf: () => evil },
    )
    expect(html).not.toMatch(/<img|<b>|onerror="/)
    expect(html.match(/&lt;img src=x onerror=&quot;a\(&#39;b&#39;\)&quot;&gt;&amp;amp;/g)).toHaveLength(8)
  })

  test('MAIL-13: has only the beginning of large groups and long lists, and says how much is left', () => {
    const { text, html } = rendered(
      retro({
        topByVotes: [note({ texts: range(11, 'Text') })],
        actions: { open: range(33, 'Action').map((each) => action(each)), done: [], earlier: [] },
      }),
      DETAILS,
    )
    for (const form of [text, html]) {
      expect(form).toContain('Text 8.')
      expect(form).not.toContain('Text 9.')
      expect(form).toContain('Action 30.')
      expect(form).not.toContain('Action 31.')
      expect(form.match(/… \+ 3/g)).toHaveLength(2)
    }
  })

  test('MAIL-13: is under 100 kB for the longest summary, so that no mail program cuts it', () => {
    const longest = note({ texts: range(8, 'x'.repeat(1000)), groupTitle: 'y'.repeat(60) })
    const { html } = rendered(
      retro({
        text: '\n&'.repeat(1000),
        topByVotes: Array.from({ length: 5 }, () => longest),
        actions: { open: range(30, 'Do it').map((each) => action(each)), done: [], earlier: [] },
      }),
      DETAILS,
    )
    expect(html.length).toBeLessThan(100_000)
  })

  test.each([
    [4.2, '#1f8a55', '84%'],
    [3, '#c98a10', '60%'],
    [1.5, '#c8402f', '30%'],
  ])('MOOD-30: a mood of %f has the colour of its tone', (moodScore, colour, width) => {
    const { html } = rendered(retro(), { ...DETAILS, moodScore })
    expect(html).toContain(`width="${width}" bgcolor="${colour}"`)
  })

  test('MAIL-15: loads nothing, and follows the reader’s dark mode', () => {
    const { html } = rendered(retro(), DETAILS)
    expect(html).not.toMatch(/<(script|img|link|iframe)|@import|url\(/)
    expect(html).toContain('@media (prefers-color-scheme:dark)')
  })
})
