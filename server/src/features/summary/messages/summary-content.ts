import type { RetroSummary, SummaryAction, SummaryNote } from '@retropulse/domain/board/summary/summary'
import { t as words } from '@retropulse/domain/board/summary/messages'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import { t } from './messages.ts'

/** What an email with a summary needs beside the summary. */
export interface SummaryEmailDetails {
  /** Null: there was no poll, it runs, or too few people answered (MOOD-21). */
  readonly moodScore: number | null
  /** The address of the board. */
  readonly link: string
  readonly isForTeam: boolean
  /** The name of an assignee; null when it is unknown. */
  readonly nameOf: (assignee: AuthorId) => string | null
}

/** The content of both forms of the email, text and HTML, shortened (MAIL-13). */
export interface SummaryContent {
  readonly title: string
  readonly date: string
  readonly link: string
  readonly reason: string
  /** The text above the summary (SUMMARY-25); null: none, or hidden while brainstorming. */
  readonly text: string | null
  readonly moodScore: number | null
  /** Each with its name, in the order in which they are read. */
  readonly counts: readonly (readonly [name: string, count: number])[]
  readonly topNotes: readonly { readonly heading: string; readonly notes: readonly SummaryEmailNote[] }[]
  readonly actions: readonly {
    readonly heading: string
    readonly actions: readonly SummaryEmailAction[]
    readonly more: number
  }[]
}

export interface SummaryEmailNote extends Pick<SummaryNote, 'groupTitle' | 'texts'> {
  /** Votes and reactions on one line. */
  readonly numbers: string
  /** Texts of the group that are left out. */
  readonly more: number
}

export interface SummaryEmailAction {
  readonly text: string
  readonly assignee: string | null
}

/** Texts of one group, and action items under one heading: mail programs cut long messages (MAIL-13). */
const TEXTS_MAX = 8
const ACTIONS_MAX = 30

/** The content of a summary, for email and for Slack. */
export function summaryContent(
  { title, createdAt, text, counts, topByVotes, topByReactions, actions }: RetroSummary,
  { moodScore, link, isForTeam, nameOf }: SummaryEmailDetails,
): SummaryContent {
  return {
    title,
    date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(createdAt),
    link,
    reason: t(isForTeam ? 'teamReason' : 'ownReason'),
    text,
    moodScore,
    counts: [
      [words('notes'), counts.notes],
      [words('people'), counts.people],
      [words('votes'), counts.votes],
      [words('emoji'), counts.emoji],
      [words('actions'), counts.actions],
    ],
    topNotes: [
      { heading: words('topVoted'), notes: topByVotes.map(emailNote) },
      { heading: words('topReacted'), notes: topByReactions.map(emailNote) },
    ].filter(({ notes }) => notes.length > 0),
    actions: [
      actionList(words('openActions'), actions.open, nameOf),
      actionList(words('earlierActions'), actions.earlier, nameOf),
    ].filter((list) => list.actions.length > 0),
  }
}

function emailNote({ groupTitle, texts, votes, emojis }: SummaryNote): SummaryEmailNote {
  const reactions = emojis.map(({ emoji, count }) => `${emoji} ${count}`)
  const numbers = [...(votes > 0 ? [`${words('votes')}: ${votes}`] : []), ...reactions]
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
  nameOf: SummaryEmailDetails['nameOf'],
): SummaryContent['actions'][number] {
  return {
    heading,
    actions: actions.slice(0, ACTIONS_MAX).map(({ text, assignee }) => ({
      text,
      assignee: assignee === null ? null : nameOf(assignee),
    })),
    more: Math.max(0, actions.length - ACTIONS_MAX),
  }
}
