import { defineMessages } from '../../../lib/messages.ts'

/** Texts of the pages that invite links open (teams.md §2, §8). */
export const t = defineMessages({
  invitation: 'Invitation',
  loading: 'Loading',
  title: 'Join {{name}}',
  'team.text': 'You are invited to this team. Once you have joined, its retros are yours too.',
  'team.invalid': 'This invite link is no longer valid, please contact your team to get a new invite link.',
  joined: 'Welcome to {{name}}',
  'org.text': 'You are asked to help run this organisation and its teams.',
  'org.invalid': 'This invite link is no longer valid',
  askAgain: 'Ask for a new link',
  join: 'Join',
  'join.sso': 'You organization has SSO enabled. Please sign out and sign in with SSO.',
  'join.failed': 'Sorry something went wrong.',
  signInFirst: 'Sign in first, or create an account: you come back here.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  signedInAs: 'Signed in as {{name}}',
  signOut: 'Sign out',
  goHome: 'Go to the start page',
})
