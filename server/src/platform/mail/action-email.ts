import type { EmailContent } from './email-content.ts'

/** A short email with one button. Its texts are not escaped yet. */
export interface ActionEmail {
  readonly subject: string
  readonly heading: string
  /** Paragraphs before the button. */
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly link: string }
  /** Why the receiver gets this email. */
  readonly reason: string
}

/** What the email says, for the template of all emails. */
export function contentOf({ heading, lines, action, reason }: ActionEmail): EmailContent {
  const blocks = lines.map((text) => ({ kind: 'paragraph', text }) as const)
  return { layout: 'letter', heading, blocks, action, reason }
}
