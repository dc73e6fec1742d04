import { defineMessages } from '../lib/messages.ts'

/** Texts of the layout of every page, and of pages that cannot be shown. */
export const t = defineMessages({
  skip: 'Skip to content',
  home: 'Retropulse, home',
  product: 'Retropulse',
  signIn: 'Sign in',
  signUp: 'Create an account',
  profile: 'Profile: {{name}}',
  theme: 'Theme',
  toasts: 'Notifications',
  failed: 'Sorry something went wrong',
  notFound: "Sorry we can't find this page",
  'notFound.text': 'Check the address. The page may also have been deleted.',
  signInRequired: 'Sign in required',
  'signInRequired.text': 'Sign in to see this page. We’ll bring you back here.',
  removed: 'You were removed from this retro',
  'removed.text': 'A facilitator can let you back in.',
  invitationRequired: 'Invitation required',
  'invitationRequired.text':
    'You need to be a member of this team to view this page. Please ask your admin to send you an invite link',
  oops: 'Oops, something went wrong',
  'oops.text': 'This one’s on us. Try again.',
  'oops.unreachable': 'We can’t reach the server. Check your connection, then try again.',
  'oops.tooFast': 'Too many requests. Wait a moment, then try again.',
  'oops.outdated': 'A new version is ready. Reload to get it. Nothing you wrote is lost.',
  reconnecting: 'Connection lost. Reconnecting…',
  crashed: 'Oops, something went wrong. Please refresh the page.',
  refresh: 'Refresh the page',
  retry: 'Try again',
  goHome: 'Go to the home page',
})
