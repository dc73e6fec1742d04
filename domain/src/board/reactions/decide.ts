import { accept, refuse } from '../../kernel/result.ts'
import { authorOf, isAuthor } from '../actor.ts'
import { bytesOfNewReaction, growthRefusal } from '../board-bytes.ts'
import type { CommandOf } from '../command.ts'
import type { ReactionCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import { EMOJI_MAX, EMOJI_PER_NOTE_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'

/** The rules of these commands. */
export const reactionRules: Rules<ReactionCommand> = {
  'set-reaction': setReaction,
}

/** A person has each emoji at most once on a note (REACTION-2). */
function setReaction(
  state: BoardState,
  command: CommandOf<'set-reaction'>,
  context: DecisionContext,
): BoardDecision {
  const { noteId, emoji, on } = command
  const note = state.notes.get(noteId)
  if (note === undefined) return refuse('unknown-note')
  if (!isEmoji(emoji)) return refuse('text-invalid')
  const mine = note.reactions.filter(
    (reaction) => reaction.emoji === emoji && isAuthor(reaction.by, context.actor),
  )
  // A person who signed in may have reacted before and after: off takes back both (REACTION-7).
  if (!on) return accept(...mine.map(({ by }) => ({ type: 'reaction-removed' as const, noteId, emoji, by })))
  if (mine.length > 0) return accept()
  const kinds = new Set(note.reactions.map((reaction) => reaction.emoji))
  if (!kinds.has(emoji) && kinds.size >= EMOJI_PER_NOTE_MAX) return refuse('board-full')
  const full = growthRefusal(state, bytesOfNewReaction(emoji))
  if (full !== null) return refuse(full)
  return accept({ type: 'reaction-added', noteId, emoji, by: authorOf(state, context.actor) })
}

/** One emoji: pictographs, flags and keycaps with their joiners, and nothing that reads as text (REACTION-6). */
export function isEmoji(text: string): boolean {
  if (knownEmoji.has(text)) return true
  const isOne = text.length <= EMOJI_MAX && /^\p{RGI_Emoji}$/v.test(text)
  if (isOne) knownEmoji.add(text)
  return isOne
}

/** The regular expression has 3,800 alternatives and is slow; this set holds no more than those. */
const knownEmoji = new Set<string>()
