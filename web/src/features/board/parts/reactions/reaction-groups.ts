import type { Reaction } from '@retropulse/domain/board/state'
import type { AuthorId } from '@retropulse/domain/kernel/ids'

/** Kinds of emoji that a note shows; the others are behind one button (REACTION-4). */
export const GROUPS_SHOWN = 40

/** So many kinds of emoji may stand beside the author of a note; more stand in lines below. */
export const KINDS_BESIDE = 3

/** The emoji that are one press away (REACTION-3). */
export const QUICK_EMOJI = ['👍', '❤️', '😂', '🎉', '🤔'] as const

/** One emoji on a note, and the participants who gave it. */
export interface ReactionGroup {
  readonly emoji: string
  readonly by: readonly AuthorId[]
  readonly isMine: boolean
}

/** The reactions of a note by emoji, in the order in which each came first (REACTION-4). */
export function reactionGroups(
  reactions: readonly Reaction[],
  mine: readonly AuthorId[],
): readonly ReactionGroup[] {
  const groups = new Map<string, AuthorId[]>()
  for (const { emoji, by } of reactions) {
    const group = groups.get(emoji)
    if (group === undefined) groups.set(emoji, [by])
    else group.push(by)
  }
  return [...groups].map(([emoji, by]) => ({ emoji, by, isMine: by.some((author) => mine.includes(author)) }))
}
