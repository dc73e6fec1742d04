import type { Reaction } from '@retropulse/domain/board/state'
import type { AuthorId } from '@retropulse/domain/kernel/ids'

/** Emoji groups that a note shows before the rest becomes "more" (board.md §9). */
export const GROUPS_SHOWN = 40

/** The five that are one press away (board.md §9). */
export const QUICK_EMOJI = ['👍', '❤️', '😂', '🎉', '🤔'] as const

/** One emoji on a note, and who put it there. */
export interface ReactionGroup {
  readonly emoji: string
  readonly by: readonly AuthorId[]
  readonly isMine: boolean
}

/** The reactions of a note by emoji, in the order in which each came first. */
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
