import type { RetroSummary, SummaryAction, SummaryNote } from '@retropulse/domain/board/summary'
import { ENGLISH_SUMMARY } from '@retropulse/domain/board/summary-words'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import { summaryHtml } from './summary-mail-html.ts'
import { summaryText } from './summary-mail-text.ts'

/** What a summary is mailed with. */
export interface SummaryMailDetails {
  /** Null: there was no poll, it runs, or too few answered (D17). */
  readonly moodScore: number | null
  /** Where the board is. */
  readonly link: string
  readonly isForTeam: boolean
  /** Who has something to do; null when nobody knows a name. */
  readonly nameOf: (assignee: AuthorId) => string | null
}

/** A summary as it is mailed: what both forms of a message say, cut to what somebody reads. */
export interface SummaryLetter {
  readonly title: string
  readonly date: string
  readonly link: string
  readonly reason: string
  readonly moodScore: number | null
  /** Each with its name, in the order in which they are read. */
  readonly counts: readonly (readonly [name: string, count: number])[]
  readonly topNotes: readonly { readonly heading: string; readonly notes: readonly LetterNote[] }[]
  readonly actions: readonly {
    readonly heading: string
    readonly actions: readonly LetterAction[]
    readonly more: number
  }[]
}

export interface LetterNote extends Pick<SummaryNote, 'groupTitle' | 'texts'> {
  /** Votes and reactions on one line. */
  readonly numbers: string
  /** Texts of the group that are left out. */
  readonly more: number
}

export interface LetterAction {
  readonly text: string
  readonly assignee: string | null
}

/** Texts of one group, and actions under one heading: mail programs cut long messages off. */
const TEXTS_MAX = 8
const ACTIONS_MAX = 30

/** The message that carries a retro's summary: no authors (D9), nothing hidden (the summary holds none). */
export function summaryMail(
  summary: RetroSummary,
  details: SummaryMailDetails,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const letter = letterOf(summary, details)
  return {
    subject: `Retro summary: ${letter.title}`,
    text: summaryText(letter),
    html: summaryHtml(letter),
  }
}

/** What a message says of a retro, whoever carries it. */
export function letterOf(
  { title, createdAt, counts, topByVotes, topByReactions, actions }: RetroSummary,
  { moodScore, link, isForTeam, nameOf }: SummaryMailDetails,
): SummaryLetter {
  const words = ENGLISH_SUMMARY
  return {
    title,
    date: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(createdAt),
    link,
    reason: isForTeam
      ? 'A facilitator sent this summary to everybody on your team.'
      : 'You sent this summary to yourself.',
    moodScore,
    counts: [
      [words.notes, counts.notes],
      [words.people, counts.people],
      [words.votes, counts.votes],
      [words.emoji, counts.emoji],
      [words.actions, counts.actions],
    ],
    topNotes: [
      { heading: words.topVoted, notes: topByVotes.map(letterNote) },
      { heading: words.topReacted, notes: topByReactions.map(letterNote) },
    ].filter(({ notes }) => notes.length > 0),
    actions: [
      actionList(words.openActions, actions.open, nameOf),
      actionList(words.earlierActions, actions.earlier, nameOf),
    ].filter((list) => list.actions.length > 0),
  }
}

function letterNote({ groupTitle, texts, votes, emojis }: SummaryNote): LetterNote {
  const reactions = emojis.map(({ emoji, count }) => `${emoji} ${count}`)
  const numbers = [...(votes > 0 ? [`${ENGLISH_SUMMARY.votes}: ${votes}`] : []), ...reactions]
  return {
    groupTitle,
    texts: texts.slice(0, TEXTS_MAX),
    numbers: numbers.join(' · '),
    more: Math.max(0, texts.length - TEXTS_MAX),
  }
}

function actionList(
  heading: string,
  actions: readonly SummaryAction[],
  nameOf: SummaryMailDetails['nameOf'],
): SummaryLetter['actions'][number] {
  return {
    heading,
    actions: actions.slice(0, ACTIONS_MAX).map(({ text, assignee }) => ({
      text,
      assignee: assignee === null ? null : nameOf(assignee),
    })),
    more: Math.max(0, actions.length - ACTIONS_MAX),
  }
}
