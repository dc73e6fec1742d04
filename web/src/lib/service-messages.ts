import { defineMessages } from './messages.ts'

/** Texts about a service that was connected, which are the same for every kind of service. */
export const t = defineMessages({
  'made.by': 'Connected by {{name}} on {{date}}',
  made: 'Connected on {{date}}',
  'last.failure': '{{at}}: {{failure}}',
  test: 'Test',
  cancel: 'Cancel',
  retry: 'Try again',
  failed: 'Sorry something went wrong',
})
