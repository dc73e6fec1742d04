import type { RetroSummary } from '@retropulse/domain/board/summary/summary'
import { summaryContent, type SummaryEmailDetails } from './summary-content.ts'
import { summaryHtml } from './summary-email-html.ts'
import { summaryText } from './summary-email-text.ts'

/**
 * The email with the summary of a retro. It names no authors (MAIL-12); the summary holds nothing hidden (SUMMARY-9).
 */
export function summaryEmail(
  summary: RetroSummary,
  details: SummaryEmailDetails,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const content = summaryContent(summary, details)
  return {
    subject: `Retro summary: ${content.title}`,
    text: summaryText(content),
    html: summaryHtml(content),
  }
}
