import { defineMessages } from '../../lib/messages.ts'

/** Texts of the calendar of a team. */
export const t = defineMessages({
  title: 'Calendar',
  text: 'Retros, surveys and due dates of this team in the calendar that you use.',
  unreadable: 'The calendar could not be loaded.',
  loading: 'Loading the calendar',
  retry: 'Try again',
  failed: 'Sorry something went wrong',
  cancel: 'Cancel',
  close: 'Close',

  none: 'There is no link yet. A facilitator who may edit the team can make one.',
  private: 'Private retros too',
  'private.hint': 'Whoever has the link then learns of retros that they may not enter.',
  make: 'Make a link',
  'made.by': 'Link made by {{name}} on {{date}}',
  made: 'Link made on {{date}}',
  'read.never': 'No calendar has asked yet',
  read: 'A calendar last asked {{at}}',
  'with.private': 'With private retros',

  replace: 'Replace link',
  'replace.title': 'Replace the link?',
  'replace.text': 'Calendars that have the present link stop being told of this team.',
  end: 'Switch off',
  'end.title': 'Switch the link off?',
  'end.text': 'Calendars that have it stop being told of this team.',
  ended: 'The link no longer works',

  'teams.title': 'Calendar links of teams',
  'teams.unreadable': 'The calendar links of teams could not be loaded.',
  'teams.settings': 'Integrations of {{team}}',
  'teams.end': 'Switch off the calendar link of {{team}}',
  'teams.end.title': 'Switch off the link of {{team}}?',

  'link.title': 'Link to the calendar',
  'link.text':
    'Add it to your calendar as a calendar from the internet. Whoever has it can read it; it is not shown again.',
  'link.label': 'Address',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed: select the text and copy it by hand.',
})
