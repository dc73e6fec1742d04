import { defineMessages } from '../../../lib/messages.ts'

/** Texts of the page about the privacy of surveys; docs/privacy.md says the same in more detail. */
export const t = defineMessages({
  title: 'Privacy of pulse surveys',
  text: 'What is stored when you answer a survey, who can see it, and the risks that remain.',

  stored: 'What is stored',
  'stored.answers':
    'Each of your answers, under a code that the server makes for you and that question. Your name is not part of it, and no two of your answers have the same code.',
  'stored.participants':
    'That you took part, if you have an account, separate from your answers. It is used for reminders only, and forgotten when you delete your account.',
  'stored.day': 'Of the time, only the day.',
  'stored.own':
    'You can see and change your own answers until the survey ends. No other user can look them up.',

  seen: 'What your team can see',
  'seen.floor':
    'How many people answered. Results appear once enough people have answered: at least three, or more if your organisation asks for more.',
  'seen.batches':
    'New answers are added to the results in groups, so that a change of the figures never shows a single answer.',
  'seen.agreed':
    'Where everyone in a group gave the same rating, only “low” or “high” is shown, so no rating can be traced.',
  'seen.comments': 'Comments, in random order and without names, once at least five people have answered.',
  'seen.same': 'Owners, admins and team leads see the same results as the rest of the team.',

  replies: 'If someone replies to your comment',
  'replies.author':
    'You see the answer when you open the survey again. If you reply, your name is not shown either.',
  'replies.email':
    'Everyone who answered the survey gets the same email. It does not say whose comment it was.',

  remains: 'Risks that remain',
  'remains.words': 'What you write may give you away: names, events, or the way you put things.',
  'remains.small':
    'In a small group, people may guess. They know their own answers, and can compare them with the results.',
  'remains.operator':
    'The operator of the server has the database and its secret key, and with both could work out a person’s answers.',
})
