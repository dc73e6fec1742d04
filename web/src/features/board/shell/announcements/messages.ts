import { defineMessages } from '../../../../lib/messages.ts'

/** The texts that the live region announces about other participants. */
export const t = defineMessages({
  notes_one: 'New note in {{column}}',
  notes_other: '{{count}} new notes in {{column}}',
  comment_one: '{{count}} new comment on your notes',
  comment_other: '{{count}} new comments on your notes',
  deleted_one: 'Someone deleted {{count}} of your notes',
  deleted_other: 'Someone deleted {{count}} of your notes',
  brainstormOn: 'Brainstorming started: others’ notes are hidden',
  brainstormOff: 'Brainstorming ended: all notes are shown',
  joined: '{{name}} is here',
  joinedMany_one: '{{count}} more person is here',
  joinedMany_other: '{{count}} more people are here',
  back: 'Reconnected',
})
