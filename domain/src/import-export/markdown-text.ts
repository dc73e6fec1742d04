/*
 * Texts as Markdown and back, exactly. A backslash at the end of a line breaks it (CommonMark), so that lines stay in
 * their list item whatever they begin with; spaces at the ends of a line, and line breaks at the end of a text, which
 * Markdown would drop, are numeric entities.
 */

/** A text of several lines as one paragraph, in which nothing is markup. */
export function markdownText(text: string): string {
  const content = text.replace(/\n+$/, '')
  const ending = '&#10;'.repeat(text.length - content.length)
  return content.split('\n').map(escapedLine).join('\\\n') + ending
}

/** A line of text, in which nothing is markup. */
export function markdownLine(text: string): string {
  return escapedLine(text)
}

/** The text that `markdownText` wrote as these lines; each without the backslash that broke it. */
export function textOfMarkdown(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line.replaceAll(/\\([!-/:-@[-`{-~])|&#(9|10|32);/g, (_, escaped?: string, code?: string) =>
        escaped === undefined ? String.fromCharCode(Number(code)) : escaped,
      ),
    )
    .join('\n')
}

/** A list item; its further lines are indented to stay in it. */
export function itemText(marker: string, parts: readonly string[], level: number): string {
  const indent = '  '.repeat(level)
  return `${indent}${marker}${parts.join('\\\n').replaceAll('\n', `\n${indent}  `)}`
}

/** True for a line that a backslash breaks: an odd number of them stands at its end. */
export function isBroken(line: string): boolean {
  let at = line.length
  while (line[at - 1] === '\\') at -= 1
  return (line.length - at) % 2 === 1
}

/** Escapes every ASCII character that can be markup; CommonMark allows a backslash before each. */
function escapedLine(line: string): string {
  const inner = line.replace(/^[\t ]+/, '')
  const begin = line.length - inner.length
  const end = begin + withoutSpaces(inner).length
  return (
    entities(line.slice(0, begin)) +
    line
      .slice(begin, end)
      .replaceAll(/[\\`*_{}[\]<>#|~&!$]/g, String.raw`\$&`)
      .replace(/^[-+=]/, String.raw`\$&`)
      .replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`) +
    entities(line.slice(end))
  )
}

/** In linear time, as an expression for spaces at the end is not. */
function withoutSpaces(line: string): string {
  let end = line.length
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end -= 1
  return line.slice(0, end)
}

function entities(spaces: string): string {
  return spaces.replaceAll(/[\t ]/g, (space) => `&#${space.charCodeAt(0)};`)
}
