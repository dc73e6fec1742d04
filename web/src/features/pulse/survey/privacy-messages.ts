import { defineMessages } from '../../../lib/messages.ts'

/** Texts of the page about the privacy of surveys; docs/privacy.md says the same in more detail. */
export const t = defineMessages({
  title: 'Privacy of pulse surveys',
  text: 'What we store when you answer a survey, who can see it, and the risks that remain.',

  stored: 'What we store',
  'stored.answers':
    'Each answer, under a code the server makes for you and that question. It doesn’t contain your name, and no two of your answers share a code.',
  'stored.participants':
    'That you took part, if you have an account. We store this apart from your answers, use it only for reminders, and delete it with your account.',
  'stored.day': 'The day you answered, not the time.',
  'stored.own':
    'You can see and change your own answers until the survey closes. No other user can look them up.',

  seen: 'What your team can see',
  'seen.floor':
    'How many people answered. Results appear once enough people have answered: at least three, or more if your organisation asks for more.',
  'seen.batches': 'New answers join the results in groups, so a change never shows a single answer.',
  'seen.agreed':
    'Where everyone in a group gave the same rating, we show only “low” or “high”. No rating can be traced.',
  'seen.comments': 'Comments, in random order and without names, once at least five people have answered.',
  'seen.same': 'Org owners, org admins and facilitators see the same results as the rest of the team.',

  replies: 'If someone replies to your comment',
  'replies.author':
    'You see the reply when you open the survey again. If you reply, your name isn’t shown either.',
  'replies.email':
    'Everyone who answered the survey gets the same email. It doesn’t say whose comment it was.',

  remains: 'Risks that remain',
  'remains.words': 'What you write may give you away: names, events or the way you put things.',
  'remains.small':
    'In a small group, people may guess. They know their own answers, and can compare them with the results.',
  'remains.operator':
    'The person who runs this server has the database and its secret key. With both, they could work out a person’s answers.',
})
