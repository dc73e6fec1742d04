import { EMAIL, emailButton, emailPage } from './email-page.ts'
import { markup } from './html.ts'

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

/** The text body and the HTML body of the email. */
export function renderActionEmail(email: ActionEmail): { readonly text: string; readonly html: string } {
  const { heading, lines, action, reason } = email
  const text = [heading, ...lines, `${action.label}:\n${action.link}`, reason].join('\n\n') + '\n'
  const paragraphs = lines.map(
    (line) =>
      markup`<p class="ink" style="margin:14px 0 0;font-size:16px;line-height:1.5;color:${EMAIL.ink}">${line}</p>`,
  )
  const content = markup`<div style="padding:32px 28px">
<h1 class="ink" style="margin:0;font-size:24px;line-height:1.25;color:${EMAIL.ink}">${heading}</h1>
${paragraphs}
<div style="padding-top:24px">${emailButton(action.label, action.link)}</div>
</div>`
  return { text, html: emailPage({ title: heading, widthPx: 560, content, reason }) }
}
