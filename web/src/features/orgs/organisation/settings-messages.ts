import { defineMessages } from '../../../lib/messages.ts'

/** Texts of an organisation's settings. */
export const t = defineMessages({
  page: 'Settings · {{name}}',
  'name.title': 'Name',
  'name.text': 'What the organisation is called everywhere.',
  'name.label': 'Organisation name',
  'anonymity.title': 'Anonymity',
  'anonymity.text':
    'Mood results are shown once this many people have answered. Raising it hides results that fewer people gave; lowering it does not show them.',
  'anonymity.label': 'People who have to answer',
  'anonymity.people': '{{count}} people',
  'anonymity.save': 'Save',
  'anonymity.saved': 'Saved',
  'anonymity.unchanged': 'It is already this number',
  'sso.title': 'Single sign-on',
  'sso.text': 'People with an address at your domains sign in through your own provider.',

  'export.title': 'Data export',
  'export.text':
    'Download is a table of all retros with their dates and numbers of notes, without texts and people. Download everything is a zip with the retros, action items, survey results and members of all teams.',
  'export.do': 'Download',
  'export.everything': 'Download everything',

  'key.title': 'API key',
  'key.text': 'With it a program of yours reads the figures of the organisation, and nothing else.',
  'key.make': 'Make an API key',
  'key.label': 'API key',
  'key.once': 'Copy it now: this is the only time that it is shown.',
  'key.since': 'Key ending in {{ending}}, made on {{date}}',
  'key.revoke': 'Revoke key',
  'key.revoke.title': 'Revoke the API key?',
  'key.revoke.text':
    'Programs that use it get no figures any more, at once and for good. You can make another one.',
  'key.revoked': 'API key revoked',
  'key.guide': 'How programs use it',
  'key.guide.text':
    'The key goes into the header x-api-key. The answer is JSON: teams with their members, retros and actions.',
  'key.guide.docs': 'All calls',
  'key.yours': 'YOUR_KEY',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying did not work. It is selected: copy it by hand.',
  cancel: 'Cancel',

  'activity.title': 'Activity',
  'activity.text': 'Who changed what about teams, people and keys. Only owners see it.',
  'activity.loading': 'Loading',
  'activity.none': 'Nothing has happened yet.',
  'activity.more': 'Load more',
  'activity.failed': 'Sorry something went wrong',
  'activity.retry': 'Try again',
})
