const RGI = /^\p{RGI_Emoji}$/v

/** What asks for the pictured form of a character that could also be text. */
const PICTURE = '\u{fe0f}'

/**
 * The spelling of an emoji that the rules take (set-reaction), so that the same picture counts as the same
 * reaction however it was chosen; null for one that this browser's tables do not know yet.
 */
export function rgiEmoji(emoji: string): string | null {
  if (RGI.test(emoji)) return emoji
  const bare = emoji.replaceAll(PICTURE, '')
  return RGI.test(bare) ? bare : null
}
