const RGI = /^\p{RGI_Emoji}$/v

/** Requests the pictured form of a character that could also be text. */
const PICTURE = '\u{fe0f}'

/**
 * The spelling of an emoji that `set-reaction` takes, so that the same picture is the same reaction however it was
 * chosen; null for an emoji that the tables of this browser lack (REACTION-6).
 */
export function rgiEmoji(emoji: string): string | null {
  if (RGI.test(emoji)) return emoji
  const bare = emoji.replaceAll(PICTURE, '')
  return RGI.test(bare) ? bare : null
}
