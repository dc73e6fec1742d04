import { describe, expect, test } from 'vitest'
import { markup, withBreaks } from './html.ts'

describe('the markup of emails', () => {
  test('MAIL-15: every text is escaped, in elements and in quoted attributes', () => {
    const name = `<b>"Tom" & 'Jerry'</b>`
    const escaped = '&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;'
    expect(markup`<a href="${name}">${name}</a>`.text).toBe(`<a href="${escaped}">${escaped}</a>`)
  })

  test('markup and lists of markup are inserted as they are, once', () => {
    const items = ['a', '<'].map((text) => markup`<li>${text}</li>`)
    const rule = markup`<hr>`
    expect(markup`<ul>${items}</ul>${rule}${3}`.text).toBe('<ul><li>a</li><li>&lt;</li></ul><hr>3')
  })

  test('line breaks of a text are kept, and everything else in it is escaped', () => {
    expect(markup`<p>${withBreaks('a\n<br>')}</p>`.text).toBe('<p>a<br>&lt;br&gt;</p>')
  })
})
