import { defineMessages } from '../../../lib/messages.ts'

/** Texts about deleting an organisation and restoring it. */
export const t = defineMessages({
  'delete.title': 'Delete organisation',
  'delete.text': 'All of its teams and retros go to the trash. You can restore everything for 30 days.',
  'delete.do': 'Delete organisation',
  'delete.ask': 'Delete {{org}}?',
  'delete.ask.text':
    'Everyone leaves its boards at once. Its API keys, invites and single sign-on stop working. You can restore all of it for 30 days.',
  'delete.label': 'Type {{org}} to confirm',
  'delete.cancel': 'Cancel',
  'delete.done': '{{org}} is in the trash',
  'delete.done.text': 'You can restore it for 30 days, here on your account page.',

  deleted: 'Deleted organisations',
  'deleted.text': 'You can restore them for 30 days, with all that was in them.',
  'deleted.until': 'Can be restored until {{until}}',
  'deleted.unreadable': 'Deleted organisations could not be loaded',
  retry: 'Try again',
  restore: 'Restore',
  'restore.org': 'Restore {{org}}',
  restored: '{{org}} is back',
})
