import type { RetroSummary } from '@retropulse/domain/board/summary/summary'
import { t as words } from '@retropulse/domain/board/summary/messages'
import { cutText, escapedText } from '@retropulse/domain/connections/slack-text'
import type { SlackBlock, SlackPost, SlackText } from '@retropulse/domain/connections/slack-post'
import { t } from './messages.ts'
import { type SummaryEmailNote, summaryContent, type SummaryContent } from './summary-content.ts'

export interface SlackPostDetails {
  /** Null: there was no poll, it runs, or too few people answered (MOOD-21). */
  readonly moodScore: number | null
  /** The address of the board. */
  readonly link: string
}

/** Slack's limits, in escaped characters, as Slack counts (SLACK-13). */
const HEADER_MAX = 150
const SECTION_MAX = 3000
/** Characters of one note or action item; they keep the longest summary far below Slack's 50 blocks (SLACK-13). */
const ITEM_MAX = 500
const NUMBERS_MAX = 100

/**
 * The summary of a retro as a message. It names neither authors nor assignees (SLACK-12), since a channel has other
 * readers than the team.
 */
export function slackPost(summary: RetroSummary, { moodScore, link }: SlackPostDetails): SlackPost {
  const content = summaryContent(summary, { moodScore, link, isForTeam: true, nameOf: () => null })
  const title = t('subject', { retro: content.title })
  return {
    text: escapedText(title, SECTION_MAX),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: cutText(title, HEADER_MAX) } },
      { type: 'context', elements: [markdown(content.date)] },
      ...(content.text === null
        ? []
        : [{ type: 'section' as const, text: markdown(escapedText(content.text, SECTION_MAX)) }]),
      { type: 'section', fields: numbersOf(content).map(([name, value]) => markdown(`*${name}*\n${value}`)) },
      ...content.topNotes.flatMap(({ heading, notes }) => list(heading, notes.map(noteItem), 0)),
      ...content.actions.flatMap(({ heading, actions, more }) =>
        list(
          heading,
          actions.map(({ text }) => item(text)),
          more,
        ),
      ),
      {
        type: 'actions',
        elements: [
          {
            type: 'button',
            text: { type: 'plain_text', text: words('viewBoard') },
            url: link,
            action_id: 'view-board',
          },
        ],
      },
    ],
  }
}

function numbersOf({ counts, moodScore }: SummaryContent): readonly (readonly [string, string])[] {
  const numbers = counts.map(([name, count]) => [name, String(count)] as const)
  return moodScore === null ? numbers : [[words('mood'), `${moodScore} / 5`], ...numbers]
}

function noteItem({ groupTitle, texts, numbers, more }: SummaryEmailNote): string {
  const rest = more === 0 ? [] : [`… + ${more}`]
  const lines = [...(groupTitle === null ? [] : [`${groupTitle}:`]), ...texts, ...rest]
  return `${item(lines.join('\n'))} (${escapedText(numbers, NUMBERS_MAX)})`
}

function item(text: string): string {
  return `• ${escapedText(text, ITEM_MAX)}`
}

/** Puts the items into as few sections as possible, each below Slack's limit. */
function list(heading: string, items: readonly string[], more: number): readonly SlackBlock[] {
  const sections: string[] = []
  let section = `*${heading}*`
  for (const line of more === 0 ? items : [...items, `… + ${more}`]) {
    const longer = `${section}\n${line}`
    if (longer.length > SECTION_MAX) sections.push(section)
    section = longer.length > SECTION_MAX ? line : longer
  }
  return [...sections, section].map((text) => ({ type: 'section', text: markdown(text) }))
}

/** `verbatim`: an @name or #channel in a text does not become a mention or a link (SLACK-19). */
function markdown(text: string): SlackText {
  return { type: 'mrkdwn', text, verbatim: true }
}
