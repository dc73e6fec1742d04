import { toneOf } from '@retropulse/domain/board/mood/mood'
import type { RetroSummary } from '@retropulse/domain/board/summary/summary'
import { t as words } from '@retropulse/domain/board/summary/messages'
import type { EmailContent } from '../../../platform/mail/email-content.ts'
import { t } from './messages.ts'
import { summaryContent, type SummaryEmailDetails } from './summary-content.ts'

/** The email with a summary, before it is rendered. */
export interface SummaryEmail {
  readonly subject: string
  readonly content: EmailContent
}

/**
 * The email with the summary of a retro. It names no authors (MAIL-12); the summary holds nothing hidden (SUMMARY-9).
 */
export function summaryEmail(summary: RetroSummary, details: SummaryEmailDetails): SummaryEmail {
  const { title, date, link, reason, text, moodScore, counts, topNotes, actions } = summaryContent(
    summary,
    details,
  )
  return {
    subject: t('subject', { retro: title }),
    content: {
      layout: 'report',
      heading: title,
      subheading: date,
      blocks: [
        ...(text === null ? [] : [{ kind: 'paragraph' as const, text }]),
        {
          kind: 'figures',
          figures: counts,
          scale:
            moodScore === null
              ? null
              : { name: words('mood'), value: moodScore, max: 5, tone: toneOf(moodScore) },
        },
        ...topNotes.map(({ heading, notes }) => ({
          kind: 'cards' as const,
          heading,
          cards: notes.map(({ groupTitle, texts, more, numbers }) => ({
            title: groupTitle,
            texts,
            more,
            note: numbers,
          })),
        })),
        ...actions.map(({ heading, actions: tasks, more }) => ({
          kind: 'tasks' as const,
          heading,
          tasks: tasks.map(({ text: task, assignee }) => ({ text: task, person: assignee })),
          more,
        })),
      ],
      action: { label: words('viewBoard'), link },
      reason,
    },
  }
}
