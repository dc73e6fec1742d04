import { defineMessages } from '../../../lib/messages.ts'

/** Texts of the invitation pages. */
export const t = defineMessages({
  invitation: 'Invite',
  loading: 'Loading',
  title: 'Join {{name}}',
  'title.sso': 'Join {{name}} with SSO',
  'team.text': 'You’re invited to this team. Join to see its retros.',
  'team.invalid': 'This invite link is no longer valid, please contact your team to get a new invite link.',
  joined: 'Welcome to {{name}}',
  'org.text': 'You’re invited to help run this organisation and its teams.',
  'org.invalid': 'This invite link is no longer valid',
  askAgain: 'Ask for a new link',
  'ended.used': 'Invite already used',
  'ended.used.text':
    'Invites work once. If you accepted it, you’re already in. If not, ask the person who invited you for a new one.',
  'ended.expired': 'Invite expired',
  'ended.expired.text_one': 'It was valid for {{count}} day. Ask the person who invited you for a new one.',
  'ended.expired.text_other':
    'It was valid for {{count}} days. Ask the person who invited you for a new one.',
  'ended.cancelled': 'Invite cancelled',
  'ended.cancelled.text': 'If you think that’s a mistake, ask the person who invited you for a new one.',
  'ended.org.replaced': 'Invite replaced',
  'ended.org.replaced.text':
    'You were invited again, and only the newest link works. Look for it in your email, or ask for a new one.',
  'ended.team.replaced': 'Invite link replaced',
  'ended.team.replaced.text': 'The team has a new link. Ask a team admin to send it to you.',
  'ended.disabled': 'Invite link turned off',
  'ended.disabled.text': 'Joining by link is turned off for this team. Ask a team admin to turn it on.',
  'foreign.title': 'This invite is for another address',
  'foreign.text': 'It’s for {{address}}. You’re signed in as {{email}}.',
  'foreign.text.askAgain': 'You can also ask the person who invited you to invite {{email}}.',
  'foreign.switch': 'Sign out and switch account',
  join: 'Join',
  'join.sso': 'You organization has SSO enabled. Please sign out and sign in with SSO.',
  'join.failed': 'Sorry something went wrong.',
  signInFirst: 'Sign in or create an account first. We’ll bring you back here.',
  signInAs:
    'It’s for {{address}}. Sign in or create an account with that address. We’ll bring you back here.',
  signIn: 'Sign in',
  signInSso: 'Sign out and sign in with SSO',
  'sso.back': 'After you sign in, we’ll bring you back here.',
  signUp: 'Create an account',
  signedInAs: 'Signed in as {{name}}',
  signOut: 'Sign out',
  goHome: 'Go to the home page',
})
