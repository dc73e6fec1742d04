import { defineMessages } from '../../lib/messages.ts'

/** Texts of the API guide. */
export const t = defineMessages({
  title: 'API guide',
  text: 'Programs of yours can read the retros, action items and surveys of your organisation, start retros, and add and complete action items.',
  'keys.title': 'Keys',
  'keys.text':
    'An owner makes a key in the settings of the organisation and chooses what it may do. It is shown once; send it with each call as the header x-api-key, or as a bearer token. Revoked keys stop working at once.',
  'keys.settings': 'Settings of the organisation',
  'keys.first': 'Begin with the key in a variable. The commands below use it.',
  'keys.set': 'Set the key',
  'scopes.caption': 'What a key may do',
  'scopes.name': 'Scope',
  'scopes.allows': 'Allows',
  'scope.read': 'Read',
  'scope.read.text': 'Teams, retros with their notes, action items, insights, and results of surveys',
  'scope.write': 'Write',
  'scope.write.text': 'Starting retros, adding, changing and completing action items',
  'scope.metrics': 'Metrics',
  'scope.metrics.text': 'Counts, dates and titles of all teams, and no text of a note or name of a person',
  'calls.title': 'Calls',
  'calls.text':
    'TEAM, RETRO and ACTION_ITEM stand for ids that other calls answer. Times are milliseconds since 1970, days YYYY-MM-DD.',
  'calls.openapi': 'Description in OpenAPI',
  'call.teams': 'List the teams',
  'call.retros': 'List the retros of a team',
  'call.retro': 'Read a retro',
  'call.notes': 'List the notes of a retro',
  'call.actionItems': 'List the action items of a team',
  'call.insights': 'Read the insights of a team',
  'call.pulseSurveys': 'List the pulse surveys of a team',
  'call.pulse': 'Read the pulse of the organisation',
  'call.startRetro': 'Start a retro',
  'call.addActionItem': 'Add an action item',
  'call.completeActionItem': 'Complete an action item',
  'call.metrics': 'Read the metrics',
  'call.teams.text': 'Archived teams, too.',
  'call.retros.text': 'The newest first.',
  'call.retro.text':
    'With its columns. hiddenNotesCount counts notes that nobody may read yet, because the team brainstorms.',
  'call.notes.text':
    'The oldest first, without their authors. While the team brainstorms the list is empty, and votes are 0 until a secret vote has ended.',
  'call.actionItems.text': 'Open ones by due date, then done ones. Leave status out for both.',
  'call.insights.text':
    'Of the newest 12 or 24 finished retros, or of all. A mood needs enough answers to be told.',
  'call.pulseSurveys.text': 'The latest first. A question with too few answers has no result.',
  'call.pulse.text': 'The latest survey of each team, and the organisation as a whole.',
  'call.startRetro.text':
    'From a built-in format, or with columns in its place. The limits of your plan apply.',
  'call.addActionItem.text':
    'To the latest retro of the team. assigneeEmail assigns it to a member of the team.',
  'call.completeActionItem.text': 'Also changes text, due and assigneeEmail, whichever you send.',
  'call.metrics.text': 'All teams and retros at once.',
  'call.answer': 'Example of an answer',
  'example.actionItem': 'Buy a second build machine',
  'example.person': 'Nora Lindqvist',
  'example.column': 'Went well',
  'example.note': 'The new pipeline saves us an hour a day',
  'example.comment': 'Thanks to Tom',
  'example.survey': 'Team health',
  'example.organisation': 'Example Ltd',
  'copy.named': 'Copy the command: {{call}}',
  copied: 'Copied',
  copyFailed: 'Copying did not work. Select the text by hand.',
  'more.title': 'Good to know',
  'more.pages': 'Lists',
  'more.pages.text':
    'A list is answered as data and nextCursor, 50 items at a time, or as many as limit says, up to 100. Send nextCursor as cursor to read on; null ends the list.',
  'more.etag': 'Answers that did not change',
  'more.etag.text':
    'Each answer has an ETag. Send it as If-None-Match the next time: what did not change is answered 304, without a body.',
  'more.limits': 'Limits',
  'more.limits.text':
    'The headers ratelimit-limit, ratelimit-remaining and ratelimit-reset say how many calls a minute a key has, how many are left, and for how many seconds. Beyond that the answer is 429, with retry-after.',
  'more.errors': 'Refusals',
  'more.errors.text':
    'A refusal is a status and a code: 401 sign-in-required without a valid key, 403 forbidden without the scope, 404 not-found for what your organisation does not have, 400 bad-request with the names of wrong fields.',
  'more.person': 'In whose name',
  'more.person.text':
    'A program acts as the primary owner of the organisation: retros that it starts and action items that it adds are theirs.',
})
