import type { Evolutions } from '../evolution.ts'
import { changeNote } from '../notes/evolve.ts'
import type { ReactionEvent } from './commands-and-events.ts'

export const reactionEvolutions: Evolutions<ReactionEvent> = {
  'reaction-added': (state, { noteId, emoji, by }) =>
    changeNote(state, noteId, (note) => ({ ...note, reactions: [...note.reactions, { emoji, by }] })),
  'reaction-removed': (state, { noteId, emoji, by }) =>
    changeNote(state, noteId, (note) => ({
      ...note,
      reactions: note.reactions.filter((reaction) => reaction.emoji !== emoji || reaction.by !== by),
    })),
}
