import type { IssueDraft } from '../../features/trackers/ports.ts'

/** By this an issue is found again whose making was not confirmed. */
export function markOf(key: string): string {
  return `retropulse:${key}`
}

/**
 * The text of an issue as Markdown. What people wrote stands in a fence, where it is no markup, mentions no person and
 * holds no commands of the tracker; the mark is a comment, which is not shown.
 */
export function issueMarkdown({ key, facts, fullText, link }: IssueDraft): string {
  const written = [...facts, ...(fullText === null ? [] : [fullText])].filter((text) => text !== '')
  const parts = [
    ...(written.length === 0 ? [] : [fenced(written.join('\n'))]),
    ...(link === null ? [] : [`[${link.label}](${link.url})`]),
    `<!-- ${markOf(key)} -->`,
  ]
  return parts.join('\n\n')
}

/** A fence is longer than any run of its sign inside. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/~+/g)].map(([run]) => run.length))
  const fence = '~'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}
