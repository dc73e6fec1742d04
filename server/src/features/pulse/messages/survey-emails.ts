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
    subject: reminder === 2 ? `Closes soon: ${name}` : `Waiting for your answers: ${name}`,
    heading: name,
    lines: [
      reminder === 2 ? 'Your team’s pulse survey closes within a day.' : 'Your team’s pulse survey is open.',
      'Answers carry no name. Only you know whether you answered.',
    ],
    action: { label: 'Answer the survey', link: linkTo(surveyId, publicUrl) },
    reason: `You get this because you are a member of the team. Turn off team emails at ${publicUrl}/account.`,
  }
}

/** Says to everyone who answered that a comment was answered, and not whose or what (PULSE-70). */
export function answerEmail(surveyId: string, publicUrl: string): ActionEmail {
  return {
    subject: 'New reply to a survey comment',
    heading: 'New reply to a survey comment',
    lines: ['Someone replied to a comment in a pulse survey. Only its author sees the reply, in the survey.'],
    action: { label: 'Open the survey', link: linkTo(surveyId, publicUrl) },
    reason: `Everyone who answered the survey gets this email. Turn off team emails at ${publicUrl}/account.`,
  }
}

function linkTo(surveyId: string, publicUrl: string): string {
  return `${publicUrl}/pulse-survey/${encodeURIComponent(surveyId)}`
}
