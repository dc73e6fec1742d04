import { Eta } from 'eta'
import { join } from 'node:path'
import type { EmailContent, RenderedEmail, Unsubscribe } from './email-content.ts'
import { DARK_SHEET, STYLE, TONE_COLOUR } from './email-styles.ts'
import { emailText } from './email-text.ts'

/**
 * Every email of the product: one template and one plain text over the same content. `<%= %>` escapes what people
 * wrote; `<%~ %>` inserts styles of ours and templates, never a text (MAIL-15).
 */
const templates = new Eta({
  views: join(import.meta.dirname, 'templates'),
  autoEscape: true,
  cache: true,
  autoTrim: false,
})

/** Renders an email; with `unsubscribe`, its foot has that link in both forms (MAIL-34). */
export function renderEmail(content: EmailContent, unsubscribe?: Unsubscribe): RenderedEmail {
  return {
    text: emailText(content, unsubscribe),
    html: templates.render('./email', {
      content,
      unsubscribe,
      style: STYLE,
      tones: TONE_COLOUR,
      darkSheet: DARK_SHEET,
    }),
  }
}
