import { Html, markup } from './html.ts'

/** Colours and type of every email, as inline styles: many mail programs drop style sheets. */
export const EMAIL = {
  ink: '#26221c',
  soft: '#5b554c',
  desk: '#f4f2ee',
  accent: '#3357c9',
} as const

const FONT =
  "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,'Segoe UI Emoji','Noto Color Emoji',sans-serif"

/** For mail programs that keep style sheets: the reader's dark mode (MAIL-15). */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.desk{background:#171513!important}.paper{background:#221f1c!important}.ink{color:#f0ede8!important}
.soft{color:#bdb7ae!important}.box{background:#2e2a26!important}.band{background:#8fa9f5!important}
.button{background:#8fa9f5!important;color:#0f1733!important}.edge{border-color:#8fa9f5!important}}`

export interface EmailPage {
  readonly title: string
  readonly widthPx: number
  /** The content between header and footer. */
  readonly content: Html
  /** Why the receiver gets this email. */
  readonly reason: string
}

/** A whole email without pictures and scripts: it loads nothing (MAIL-15). */
export function emailPage({ title, widthPx, content, reason }: EmailPage): string {
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>${new Html(DARK)}</style></head>
<body class="desk" style="margin:0;padding:0;background:${EMAIL.desk};${new Html(FONT)}">
<div class="desk" style="background:${EMAIL.desk};padding:24px 12px">
<div class="paper" style="max-width:${widthPx}px;margin:0 auto;background:#ffffff;border-radius:16px;overflow:hidden">
${content}
</div>
<p class="soft" style="max-width:${widthPx}px;margin:16px auto 0;font-size:13px;line-height:1.5;color:${EMAIL.soft};text-align:center">${reason}</p>
</div></body></html>`.text
}

/** The button of the email. */
export function emailButton(label: string, link: string): Html {
  return markup`<a class="button" href="${link}" style="display:inline-block;background:${EMAIL.accent};color:#ffffff;font-size:16px;line-height:1.25;font-weight:600;text-decoration:none;padding:13px 24px;border-radius:10px">${label}</a>`
}
