import { defineMessages } from '@retropulse/domain/kernel/messages'

/** What an invitation to an organisation says, and the columns of its metrics. */
export const t = defineMessages({
  inviteSubject: 'You are invited to an organisation on Retropulse',
  inviteHeading: 'Join {{org}}',
  inviteOwner: '{{inviter}} invites you to help run {{org}} on Retropulse as an owner.',
  inviteAdmin: '{{inviter}} invites you to help run {{org}} on Retropulse as an org admin.',
  inviteForAll: 'The link works once, within {{count}} days.',
  inviteForOne: 'The link works once, within {{count}} days, for an account with the address {{address}}.',
  inviteButton: 'See the invite',
  inviteReason: 'If you don’t know who this is, ignore this email.',
  team: 'Team',
  retro: 'Retro',
  date: 'Date',
  notes: 'Notes',
})
