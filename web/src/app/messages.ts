import { defineMessages } from '../lib/messages.ts'

/** Texts of the layout of every page, and of pages that cannot be shown. */
export const t = defineMessages({
  skip: 'Skip to content',
  home: 'Retropulse, to your team',
  product: 'Retropulse',
  signIn: 'Sign in',
  profile: 'Profile: {{name}}',
  theme: 'Theme',
  toasts: 'Notifications',
  failed: 'Sorry something went wrong',
  notFound: "Sorry we can't find this page",
  'notFound.text': 'The address may be mistyped, or the page no longer exists.',
  signInRequired: 'Sign in required',
  'signInRequired.text': 'This page is for people who are signed in.',
  removed: 'You were removed from this board',
  'removed.text': 'A facilitator of this retro can let you back in.',
  invitationRequired: 'Invitation required',
  'invitationRequired.text':
    'You need to be a member of this team to view this page. Please ask your admin to send you an invite link',
  oops: 'Oops, something went wrong',
  'oops.text': 'This one’s on us. Try again.',
  'oops.unreachable': 'We cannot reach the server. Check your connection, then try again.',
  'oops.tooFast': 'Too many requests. Wait a moment, then try again.',
  'oops.outdated': 'There is a newer version of this page. Reload to get it; nothing you wrote is lost.',
  reconnecting: 'No connection to the server. Reconnecting…',
  crashed: 'Oops, something went wrong. Please refresh the page.',
  refresh: 'Refresh the page',
  retry: 'Try again',
  goHome: 'Go to the start page',
})
