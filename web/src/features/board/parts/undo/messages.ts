import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the buttons Undo and Redo. */
export const t = defineMessages({
  undo: 'Undo',
  redo: 'Redo',
  undoKeys: 'Undo your last change',
  redoKeys: 'Redo your last change',
  nothingToUndo: 'Nothing to undo yet',
  nothingToRedo: 'Nothing to redo',
})
