import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the buttons Undo and Redo. */
export const t = defineMessages({
  undo: 'Undo',
  redo: 'Redo',
  undoKeys: 'Undo what you did',
  redoKeys: 'Redo it',
  nothingToUndo: 'Nothing to undo yet',
  nothingToRedo: 'Nothing to redo',
})
