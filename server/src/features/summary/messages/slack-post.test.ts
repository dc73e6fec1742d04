import type { RetroSummary, SummaryNote } from '@retropulse/domain/board/summary/summary'
import { asId, type ActionId, type AuthorId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { slackPost } from './slack-post.ts'

const DETAILS = { moodScore: null, link: 'https://retro.example.com/board/b1' }

function note(more: Partial<SummaryNote>): SummaryNote {
  const id = asId<NoteId>('n1')
  return { id, groupTitle: null, texts: ['Tea'], comments: [], emojis: [], reactions: 0, votes: 1, ...more }
}

function action(text: string) {
  return { id: asId<ActionId>('a1'), text, assignee: asId<AuthorId>('mia-the-member'), due: null }
}

function retro(more: Partial<RetroSummary> = {}): RetroSummary {
  return {
    title: 'Sprint 12',
    createdAt: Date.UTC(2026, 4, 1, 23, 59),
    isMasked: false,
    text: null,
    counts: { notes: 1, people: 2, votes: 3, emoji: 4, actions: 5 },
    columns: [],
    topByVotes: [],
    topByReactions: [],
    actions: { open: [], done: [], earlier: [] },
    ...more,
  }
}

const mrkdwn = (text: string) => ({ type: 'mrkdwn', text, verbatim: true })

describe('a summary for Slack', () => {
  test('SLACK-10: has the mood, the counts, the top notes, the open action items and a link to the board', () => {
    const summary = retro({
      topByVotes: [
        note({ groupTitle: 'Drinks', texts: ['Tea', 'Milk'], emojis: [{ emoji: '🎉', count: 2 }] }),
      ],
      actions: { open: [action('Buy tea')], done: [action('Boil water')], earlier: [] },
    })
    expect(slackPost(summary, { ...DETAILS, moodScore: 4.33 })).toEqual({
      text: 'Retro summary: Sprint 12',
      blocks: [
        { type: 'header', text: { type: 'plain_text', text: 'Retro summary: Sprint 12' } },
        { type: 'context', elements: [mrkdwn('1 May 2026')] },
        {
          type: 'section',
          fields: [
            mrkdwn('*Team mood*\n4.33 / 5'),
            mrkdwn('*Notes*\n1'),
            mrkdwn('*People*\n2'),
            mrkdwn('*Votes*\n3'),
            mrkdwn('*Emoji*\n4'),
            mrkdwn('*Actions*\n5'),
          ],
        },
        { type: 'section', text: mrkdwn('*Most votes*\n• Drinks:\nTea\nMilk (Votes: 1 · 🎉 2)') },
        { type: 'section', text: mrkdwn('*Open actions*\n• Buy tea') },
        {
          type: 'actions',
          elements: [
            {
              type: 'button',
              text: { type: 'plain_text', text: 'View board' },
              url: DETAILS.link,
              action_id: 'view-board',
            },
          ],
        },
      ],
    })
  })

  test('SLACK-10, SUMMARY-25: the text above the summary stands before the counts', () => {
    const { blocks } = slackPost(retro({ text: 'A good <sprint>' }), DETAILS)
    expect(blocks[2]).toEqual({ type: 'section', text: mrkdwn('A good &lt;sprint&gt;') })
    expect(blocks[3]).toMatchObject({ fields: expect.any(Array) })
  })

  test('SLACK-19: text that people wrote is no link, no mention and no entity', () => {
    const evil = '<!channel> <https://evil.example|click> &lt;'
    const post = slackPost(
      retro({
        title: evil,
        topByVotes: [note({ groupTitle: evil, texts: [evil] })],
        actions: { open: [action(evil)], done: [], earlier: [action(evil)] },
      }),
      DETAILS,
    )
    const texts = [post.text, ...JSON.stringify(post.blocks.slice(1)).matchAll(/"text":"([^"]*)"/g)].map(
      String,
    )
    for (const text of texts) expect(text).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/)
    expect(post.text).toContain('&lt;!channel&gt; &lt;https://evil.example|click&gt; &amp;lt;')
  })

  test('SLACK-12: names no assignee and no channel', () => {
    const post = JSON.stringify(
      slackPost(retro({ actions: { open: [action('Do')], done: [], earlier: [] } }), DETAILS),
    )
    expect(post).not.toMatch(/mia|"channel"/)
  })

  test.each(['x', '&', '🎉', '<\n'])(
    'SLACK-13: the longest summary, all of %j, is within the limits of Slack',
    (character) => {
      const long = character.repeat(1000)
      const emojis = Array.from({ length: 50 }, (_, count) => ({ emoji: '👩‍👩‍👧', count }))
      const notes = Array.from({ length: 5 }, () =>
        note({ groupTitle: long, texts: Array(9).fill(long), emojis }),
      )
      const actions = Array.from({ length: 99 }, () => action(long))
      const post = slackPost(
        retro({
          title: long,
          text: long + long,
          topByVotes: notes,
          topByReactions: notes,
          actions: { open: actions, done: actions, earlier: actions },
        }),
        { ...DETAILS, moodScore: 5 },
      )
      expect(post.blocks.length).toBeLessThanOrEqual(50)
      const texts = (type: string) =>
        post.blocks.flatMap((block) => (block.type === type && 'text' in block ? [block.text.text] : []))
      expect(Math.max(...texts('header').map((text) => text.length))).toBeLessThanOrEqual(150)
      expect(Math.max(...texts('section').map((text) => text.length))).toBeLessThanOrEqual(3000)
      for (const text of texts('section')) {
        expect(text).not.toMatch(/&(?!amp;|lt;|gt;)|[<>]/)
        expect(text.isWellFormed()).toBe(true)
      }
      expect(JSON.stringify(post)).toContain('… + 69')
    },
  )
})
