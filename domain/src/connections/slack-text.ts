const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Text that people wrote, for Slack's markup: it holds no link, no mention and no cut entity (SLACK-19). At most `max`
 * escaped characters, as Slack counts.
 */
export function escapedText(text: string, max: number): string {
  return cutText(text, max, (character) => character.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign))
}

/** At most `max` characters of a text, with an ellipsis where some were left out. */
export function cutText(text: string, max: number, shown = (character: string): string => character): string {
  // Characters as they are seen, so that no emoji of several parts is cut.
  const characters = Array.from(new Intl.Segmenter().segment(text.slice(0, max + 2)), ({ segment }) =>
    shown(segment),
  )
  if (characters.join('').length <= max) return characters.join('')
  let kept = ''
  for (const character of characters) {
    if (kept.length + character.length >= max) break
    kept += character
  }
  return `${kept}…`
}
