import { defineMessages } from '../../../lib/messages.ts'

/** Texts about deleting an organisation and restoring it. */
export const t = defineMessages({
  'delete.title': 'Delete',
  'delete.text':
    'Deletes this organisation with all its teams and retros. You can restore everything for 30 days.',
  'delete.do': 'Delete organisation',
  'delete.ask': 'Delete {{org}}?',
  'delete.ask.text':
    'Everyone loses access to its teams and retros immediately. Its API keys, invites and single sign-on stop working. You can restore it all for 30 days.',
  'delete.label': 'Type {{org}} to confirm',
  'delete.cancel': 'Cancel',
  'delete.done': '{{org}} was deleted',
  'delete.done.text': 'You can restore it here for 30 days.',

  deleted: 'Deleted organisations',
  'deleted.text': 'You can restore an organisation and everything in it for 30 days.',
  'deleted.value_one': '{{count}} organisation',
  'deleted.value_other': '{{count}} organisations',
  'deleted.until': 'Restore it by {{until}}',
  'deleted.unreadable': 'We couldn’t load the deleted organisations.',
  retry: 'Try again',
  restore: 'Restore',
  'restore.org': 'Restore {{org}}',
  restored: '{{org}} is back',
})
