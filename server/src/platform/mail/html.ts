/** Markup that is safe to insert into a page. Only the tag `markup` makes it. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Values of a template: texts and numbers are escaped, markup and lists of markup are inserted as they are. */
type Interpolated = string | number | Html | readonly Html[]

/**
 * A template tag for HTML that escapes every value, in text and in quoted attributes alike (MAIL-15): names and notes
 * are written by strangers. The literal parts are ours.
 */
export function markup(literals: TemplateStringsArray, ...values: readonly Interpolated[]): Html {
  const parts = values.map((value, index) => `${textOf(value)}${literals[index + 1] ?? ''}`)
  return new Html(`${literals[0] ?? ''}${parts.join('')}`)
}

/** Text with its line breaks kept. */
export function withBreaks(text: string): Html {
  return new Html(escapeHtml(text).replaceAll('\n', '<br>'))
}

function textOf(value: Interpolated): string {
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return escapeHtml(String(value))
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
