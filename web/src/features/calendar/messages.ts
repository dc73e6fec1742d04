import { defineMessages } from '../../lib/messages.ts'

/** Texts of the calendar of a team. */
export const t = defineMessages({
  title: 'Calendar',
  text: 'See this team’s retros, surveys and due dates in your own calendar.',
  unreadable: 'We couldn’t load the calendar.',
  loading: 'Loading the calendar',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',

  none: 'No link yet. A team admin can create one.',
  private: 'Include private retros',
  'private.hint': 'Anyone with the link can then see their titles, dates and actions.',
  make: 'Create link',
  'made.by': 'Link created by {{name}} on {{date}}',
  made: 'Link created on {{date}}',
  'read.never': 'Not read by a calendar yet',
  read: 'Last read {{at}}',
  'with.private': 'Includes private retros',

  replace: 'Replace link',
  'replace.title': 'Replace the link?',
  'replace.text': 'Calendars with the current link stop updating.',
  end: 'Turn off link',
  'end.title': 'Turn off the link?',
  'end.text': 'Calendars with this link stop updating.',
  ended: 'Calendar link turned off',

  'teams.title': 'Team calendar links',
  'teams.unreadable': 'We couldn’t load the teams’ calendar links.',
  'teams.settings': '{{team}}’s integrations',
  'teams.more': 'Options for the calendar link of {{team}}',
  'teams.end.title': 'Turn off the link of {{team}}?',

  'link.title': 'Calendar link',
  'link.text':
    'In your calendar app, add a calendar by URL and paste this link. Anyone with it can read the calendar. Copy it now. You won’t see it again.',
  'link.label': 'Address',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Select the text and copy it yourself.',
})
