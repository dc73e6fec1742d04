import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of comments. */
export const t = defineMessages({
  none: 'No comments yet. Write the first one.',
  new: 'New comment',
  placeholder: 'Write a comment',
  hint: 'Press enter to submit',
  submit: 'Comment',
  edit: 'Edit comment',
  delete: 'Delete comment',
  text: 'Comment text',
  deleted: 'Comment deleted',
  edited: 'edited',
  hidden: 'hidden comment',
  noteGone: 'This note was deleted',
})
