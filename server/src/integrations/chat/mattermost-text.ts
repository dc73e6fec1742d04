import { truncated } from '@retropulse/domain/kernel/text'
import type { Notice } from '../../features/connections/ports.ts'

/** Mattermost refuses a longer message. */
const TEXT_MAX = 16_000

/** A message in the Markdown of Mattermost, in which nothing that people wrote is markup or mentions anybody (LINK-13). */
export function mattermostText({ title, lines, link }: Notice): string {
  const facts = lines.map((line) => escaped(line))
  const text = truncated([`**${escaped(title)}**`, ...facts].join('\n'), TEXT_MAX)
  return link === null ? text : `${text}\n[${escaped(link.label)}](${link.url})`
}

/**
 * Without line breaks; characters of Markdown are escaped, and behind `@`, `~` and `:` stands a space of no width, so that
 * they begin neither a mention, a channel nor an emoji, and no address becomes a link.
 */
function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]()#+\-.!|<>&]/g, (character) => `\\${character}`)
    .replaceAll(/[@~:]/g, (character) => `${character}\u200B`)
}
