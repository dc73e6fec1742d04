import type { ActionEmail } from '../../../platform/mail/action-email.ts'

/** Asks a member who has not answered (PULSE-68). */
export function reminderEmail(
  {
    surveyId,
    name,
    reminder,
  }: { readonly surveyId: string; readonly name: string; readonly reminder: 1 | 2 },
  publicUrl: string,
): ActionEmail {
  return {
    subject: reminder === 2 ? `Ends soon: ${name}` : `Your answers are missing: ${name}`,
    heading: name,
    lines: [
      reminder === 2 ? 'The pulse survey ends within a day.' : 'Your team’s pulse survey is open.',
      'Answers carry no name. Nobody but you learns whether you answered.',
    ],
    action: { label: 'Answer the survey', link: linkTo(surveyId, publicUrl) },
    reason: `You get this because you are a member of the team. Email to teams is switched off at ${publicUrl}/account.`,
  }
}

/** Says to everyone who answered that a comment was answered, and not whose or what (PULSE-70). */
export function answerEmail(surveyId: string, publicUrl: string): ActionEmail {
  return {
    subject: 'There is an answer',
    heading: 'There is an answer',
    lines: ['A comment in a pulse survey was answered. It is shown to its author, in the survey.'],
    action: { label: 'Open the survey', link: linkTo(surveyId, publicUrl) },
    reason: `You get this because you answered the survey, as does everyone who did. Email to teams is switched off at ${publicUrl}/account.`,
  }
}

function linkTo(surveyId: string, publicUrl: string): string {
  return `${publicUrl}/pulse-survey/${encodeURIComponent(surveyId)}`
}
