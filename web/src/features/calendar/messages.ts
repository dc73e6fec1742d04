import { defineMessages } from '../../lib/messages.ts'

/** Texts of the calendar of a team. */
export const t = defineMessages({
  title: 'Calendar',
  text: 'See this team’s retros, surveys and due dates in your own calendar.',
  unreadable: 'The calendar could not be loaded.',
  loading: 'Loading the calendar',
  retry: 'Try again',
  failed: 'Sorry something went wrong',
  cancel: 'Cancel',
  close: 'Close',

  none: 'No link yet. A team admin can create one.',
  private: 'Include private retros',
  'private.hint': 'Anyone with the link then sees retros that they cannot open.',
  make: 'Create link',
  'made.by': 'Link created by {{name}} on {{date}}',
  made: 'Link created on {{date}}',
  'read.never': 'Not read by a calendar yet',
  read: 'Last read by a calendar {{at}}',
  'with.private': 'Includes private retros',

  replace: 'Replace link',
  'replace.title': 'Replace the link?',
  'replace.text': 'Calendars with the current link stop updating.',
  end: 'Switch off',
  'end.title': 'Switch off the link?',
  'end.text': 'Calendars with this link stop updating.',
  ended: 'The link no longer works',

  'teams.title': 'Calendar links of teams',
  'teams.unreadable': 'The calendar links of teams could not be loaded.',
  'teams.settings': 'Integrations of {{team}}',
  'teams.end': 'Switch off the calendar link of {{team}}',
  'teams.end.title': 'Switch off the link of {{team}}?',

  'link.title': 'Calendar link',
  'link.text':
    'In your calendar app, add a calendar from the internet and paste this link. Anyone with the link can read the calendar. It is not shown again.',
  'link.label': 'Address',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed: select the text and copy it by hand.',
})
