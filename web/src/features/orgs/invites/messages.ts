import { defineMessages } from '../../../lib/messages.ts'

/** Texts of the invitation pages. */
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
  'ended.used': 'Invite already used',
  'ended.used.text':
    'It works once. If you accepted it, you are in already. Otherwise ask the person who invited you for a new one.',
  'ended.expired': 'Invite expired',
  'ended.expired.text_one':
    'It could be accepted for {{count}} day. Ask the person who invited you for a new one.',
  'ended.expired.text_other':
    'It could be accepted for {{count}} days. Ask the person who invited you for a new one.',
  'ended.cancelled': 'Invite cancelled',
  'ended.cancelled.text':
    'It was cancelled before it was accepted. If you think that is a mistake, ask the person who invited you for a new one.',
  'ended.org.replaced': 'Invite replaced',
  'ended.org.replaced.text':
    'You were invited again, and only the newest link works. Look for it in your email, or ask for a new one.',
  'ended.team.replaced': 'Invite link replaced',
  'ended.team.replaced.text': 'The team has a new link now. A team admin can send it to you.',
  'ended.disabled': 'Invite link switched off',
  'ended.disabled.text': 'Joining by link is switched off for this team. A team admin can switch it on.',
  'foreign.title': 'This invite is for another address',
  'foreign.text': 'It opens for {{address}}. You are signed in as {{email}}.',
  'foreign.text.askAgain': 'You can also ask the person who invited you to invite {{email}}.',
  'foreign.switch': 'Sign out and switch account',
  join: 'Join',
  'join.sso': 'You organization has SSO enabled. Please sign out and sign in with SSO.',
  'join.failed': 'Sorry something went wrong.',
  signInFirst: 'Sign in first, or create an account: you come back here.',
  signInAs:
    'It opens for {{address}}. Sign in with that address, or create an account with it: you come back here.',
  signIn: 'Sign in',
  signInSso: 'Sign in with SSO',
  signUp: 'Create an account',
  signedInAs: 'Signed in as {{name}}',
  signOut: 'Sign out',
  goHome: 'Go to the start page',
})
