/** A short message of ours about one thing to do. Nothing in it is escaped yet. */
export interface Letter {
  readonly heading: string
  /** Paragraphs before the button. */
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly link: string }
  /** Why somebody gets this. */
  readonly reason: string
}

/** Both forms of a letter: nothing is loaded from anywhere, and mail programs that drop style sheets show the rest. */
export function letterBodies(letter: Letter): { readonly text: string; readonly html: string } {
  return { text: textOf(letter), html: htmlOf(letter) }
}

function textOf({ heading, lines, action, reason }: Letter): string {
  return [heading, ...lines, `${action.label}:\n${action.link}`, reason].join('\n\n') + '\n'
}

function htmlOf({ heading, lines, action, reason }: Letter): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(heading)}</title><style>${DARK}</style></head>`,
    `<body class="desk" style="margin:0;padding:0;background:#f4f2ee;${FONT}">`,
    '<div class="desk" style="background:#f4f2ee;padding:24px 12px">',
    '<div class="paper" style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:16px;padding:32px 28px">',
    `<h1 class="ink" style="margin:0;font-size:24px;line-height:1.25;color:#26221c">${escaped(heading)}</h1>`,
    ...lines.map(
      (line) =>
        `<p class="ink" style="margin:14px 0 0;font-size:16px;line-height:1.5;color:#26221c">${escaped(line)}</p>`,
    ),
    '<div style="padding-top:24px">',
    `<a class="button" href="${escaped(action.link)}" style="display:inline-block;background:#3357c9;color:#ffffff;`,
    'font-size:16px;line-height:1.25;font-weight:600;text-decoration:none;padding:13px 24px;border-radius:10px">',
    `${escaped(action.label)}</a></div>`,
    '</div>',
    '<p class="soft" style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:#5b554c;',
    `text-align:center">${escaped(reason)}</p>`,
    '</div></body></html>',
  ].join('\n')
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.desk{background:#171513!important}.paper{background:#221f1c!important}.ink{color:#f0ede8!important}
.soft{color:#bdb7ae!important}.button{background:#8fa9f5!important;color:#0f1733!important}}`

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
