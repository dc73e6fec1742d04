import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { isBroken, itemText, markdownLine, markdownText, textOfMarkdown } from './markdown-text.ts'

/** The lines of a text without the backslashes that break them. */
const linesOf = (markdown: string) =>
  markdown.split('\n').map((line) => (isBroken(line) ? line.slice(0, -1) : line))

describe('SUMMARY-23: text that people wrote is no markup', () => {
  test.each([
    ['# Title', String.raw`\# Title`],
    ['- item', String.raw`\- item`],
    ['+ item', String.raw`\+ item`],
    ['* item', String.raw`\* item`],
    ['=====', String.raw`\=====`],
    ['1. item', String.raw`1\. item`],
    ['12) item', String.raw`12\) item`],
    ['1.5 litres', String.raw`1\.5 litres`],
    ['a - b = c', 'a - b = c'],
    ['[x] done', String.raw`\[x\] done`],
    ['<b>&amp;</b>', String.raw`\<b\>\&amp;\</b\>`],
    ['_(Votes: 3)_', String.raw`\_(Votes: 3)\_`],
    ['**bold** ~~gone~~ `code`', String.raw`\*\*bold\*\* \~\~gone\~\~ \`code\``],
    ['a | b', String.raw`a \| b`],
    ['![p](x)', String.raw`\!\[p\](x)`],
    ['$x$', String.raw`\$x\$`],
    ['C:\\', String.raw`C:\\`],
    ['    code', '&#32;&#32;&#32;&#32;code'],
    ['\t- code', String.raw`&#9;\- code`],
    ['end  ', 'end&#32;&#32;'],
    [' ', '&#32;'],
    ['\u00A0x', '\u00A0x'],
  ])('%j is written as %j', (line, markdown) => {
    expect(markdownLine(line)).toBe(markdown)
    expect(textOfMarkdown([markdown])).toBe(line)
  })

  test.each([
    ['one\ntwo', 'one\\\ntwo'],
    ['one\n\ntwo', 'one\\\n\\\ntwo'],
    ['\none', '\\\none'],
    ['one\n\n', 'one&#10;&#10;'],
    ['one\\\ntwo', 'one\\\\\\\ntwo'],
    ['one \n two', 'one&#32;\\\n&#32;two'],
  ])('the lines of %j stay one paragraph', (text, markdown) => {
    expect(markdownText(text)).toBe(markdown)
    expect(textOfMarkdown(linesOf(markdown))).toBe(text)
  })

  test('EXPORT-13: any text is read back as it was, from lines that no editor trims', () => {
    const unit = fc.constantFrom(...'\\`*_{}[]<>#|~&!$-+=.)(0123; \t\nab日&#32;', '\u00A0', '👍')
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const markdown = markdownText(text)
        expect(textOfMarkdown(linesOf(markdown))).toBe(text)
        const lines = markdown.split('\n')
        expect(lines.every((line, at) => isBroken(line) === at < lines.length - 1)).toBe(true)
        for (const line of lines) expect(line).not.toMatch(/^[ \t]|[ \t]$|^[-+=*#>]|^\d+[.)]/)
      }),
      runs(1000),
    )
  })
})

test('a list item keeps its lines within it, at any level', () => {
  expect(itemText('- ', ['one\\\ntwo', '_(Votes: 1)_'], 0)).toBe('- one\\\n  two\\\n  _(Votes: 1)_')
  expect(itemText('- ', ['one\\\ntwo'], 2)).toBe('    - one\\\n      two')
})

test.each([
  ['', false],
  ['a', false],
  ['a\\', true],
  ['\\', true],
  ['a\\\\', false],
  ['a\\\\\\', true],
])('that a backslash breaks %j is %j', (line, broken) => {
  expect(isBroken(line)).toBe(broken)
})
