import type { RetroSummary } from '@retropulse/domain/board/summary'
import { ENGLISH_SUMMARY } from '@retropulse/domain/board/summary-words'
import type { SlackBlock, SlackPost, SlackText } from '../ports.ts'
import { type LetterNote, letterOf, type SummaryLetter } from './summary-mail.ts'

export interface SlackPostDetails {
  /** Null: there was no poll, it runs, or too few answered (D17). */
  readonly moodScore: number | null
  /** Where the board is. */
  readonly link: string
}

/** Slack's limits, in characters as it counts them: escaped. */
const HEADER_MAX = 150
const SECTION_MAX = 3000
/** Of one note or action: the rest is on the board. Keeps the fullest summary far below Slack's 50 blocks. */
const ITEM_MAX = 500
const NUMBERS_MAX = 100

/**
 * A retro's summary as a message (board.md §7, D26). It names nobody: no authors (D9), and not who has something to do,
 * since a channel is read by others than the team (board.md §6).
 */
export function slackPost(summary: RetroSummary, { moodScore, link }: SlackPostDetails): SlackPost {
  const letter = letterOf(summary, { moodScore, link, isForTeam: true, nameOf: () => null })
  const title = `Retro summary: ${letter.title}`
  return {
    text: escaped(title, SECTION_MAX),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: cut(title, HEADER_MAX) } },
      { type: 'context', elements: [markdown(letter.date)] },
      { type: 'section', fields: numbersOf(letter).map(([name, value]) => markdown(`*${name}*\n${value}`)) },
      ...letter.topNotes.flatMap(({ heading, notes }) => list(heading, notes.map(noteItem), 0)),
      ...letter.actions.flatMap(({ heading, actions, more }) =>
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
            text: { type: 'plain_text', text: 'View Board' },
            url: link,
            action_id: 'view-board',
          },
        ],
      },
    ],
  }
}

function numbersOf({ counts, moodScore }: SummaryLetter): readonly (readonly [string, string])[] {
  const numbers = counts.map(([name, count]) => [name, String(count)] as const)
  return moodScore === null ? numbers : [[ENGLISH_SUMMARY.mood, `${moodScore} / 5`], ...numbers]
}

function noteItem({ groupTitle, texts, numbers, more }: LetterNote): string {
  const rest = more === 0 ? [] : [`… + ${more}`]
  const lines = [...(groupTitle === null ? [] : [`${groupTitle}:`]), ...texts, ...rest]
  return `${item(lines.join('\n'))} (${escaped(numbers, NUMBERS_MAX)})`
}

function item(text: string): string {
  return `• ${escaped(text, ITEM_MAX)}`
}

/** As few sections as hold the items, each below Slack's limit. */
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

/** `verbatim`: an @name or #channel that somebody wrote stays what it is. */
function markdown(text: string): SlackText {
  return { type: 'mrkdwn', text, verbatim: true }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Nothing that people wrote is a link, a mention or half an entity. */
function escaped(text: string, max: number): string {
  return cut(text, max, (character) => ENTITIES[character] ?? character)
}

function cut(text: string, max: number, shown = (character: string): string => character): string {
  const characters = Array.from(text, shown)
  if (characters.join('').length <= max) return characters.join('')
  let kept = ''
  for (const character of characters) {
    if (kept.length + character.length >= max) break
    kept += character
  }
  return `${kept}…`
}
