import { defineMessages } from '@retropulse/domain/kernel/messages'

/** What emails about plans, payments and archived retros say. */
export const t = defineMessages({
  archiveOneSubject: 'Archived soon: {{title}}',
  archiveSubject: '{{count}} retros will be archived soon',
  archiveOneHeading: 'A retro will be archived soon',
  archiveHeading: 'Retros will be archived soon',
  archiveDay: '“{{title}}” will be archived on {{day}}.',
  archiveText:
    'On the free plan a retro stays open for {{count}} days. Nothing is deleted: choose a paid plan to open it again.',
  archiveButton: 'Open the team',
  archiveReason:
    'You get this because you facilitate the team’s retros. Turn off team emails at {{account}}.',
  paymentFailed: 'A payment failed',
  paymentText:
    'The payment for the plan of {{org}} failed. Nothing changes until {{day}}: pay by then to keep the plan.',
  paymentAfter: 'After that, the organisation moves to the free plan. Nothing is deleted.',
  paymentButton: 'See the plan',
  planEnded: 'Your plan has ended',
  planEndedText:
    '{{org}} is now on the free plan. Retros older than {{count}} days are archived. Choose a plan to open them again.',
  planEndedKept: 'Nothing is deleted.',
  planEndedButton: 'Choose a plan',
  ownerReason: 'You get this because you are an owner of {{org}}.',
})
