import { EMOJI_PER_NOTE_MAX } from '../../board/limits.ts'
import { isEmoji } from '../../board/reactions/decide.ts'
import { REACTIONS_IN_ALL_MAX } from '../limits.ts'
import type { PlannedNote } from '../plan.ts'
import type { FoundNote, LeftOutReason } from './source.ts'

/**
 * Fits the reactions of the notes of a retro, one note after the other. Checking whether a text is an emoji is slow, so
 * the checks of a retro are limited, too.
 */
export function reactionFitter(
  leave: (reason: LeftOutReason, line: number | null) => void,
): (note: Pick<FoundNote, 'reactions' | 'line'>) => PlannedNote['reactions'] {
  let [left, checksLeft] = [REACTIONS_IN_ALL_MAX, REACTIONS_IN_ALL_MAX]
  return ({ reactions = [], line }) => {
    const kept = new Map<string, number>()
    for (const { emoji, count } of reactions) {
      checksLeft -= 1
      if (kept.size >= EMOJI_PER_NOTE_MAX || count > left || checksLeft < 0) leave('too-many-reactions', line)
      else if (count === 0 || kept.has(emoji) || !isEmoji(emoji)) leave('reaction-unknown', line)
      else {
        left -= count
        kept.set(emoji, count)
      }
    }
    return [...kept].map(([emoji, count]) => ({ emoji, count }))
  }
}
