import { defineMessages } from '../../../lib/messages.ts'

/** Texts of an organisation's admins and invitations. */
export const t = defineMessages({
  page: 'Admins · {{name}}',
  admins: 'Admins',
  'admins.text': 'Admins manage every team.',
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',

  'member.name': 'Name',
  'member.email': 'Email',
  'member.role': 'Role',
  'member.you': '{{name}} (you)',
  'member.menu': 'Options for {{name}}',
  'member.menuHeader': 'Options',
  'member.changeRole': 'Change Role',
  'member.remove': 'Remove',
  'member.transfer': 'Make primary owner',
  'member.transferred': '{{name}} is now the primary owner',
  'member.roleChanged': '{{name}}’s role is now {{role}}',
  'member.removed': '{{name}} was removed',
  'member.primary': 'Primary owner, can’t be changed',
  'member.own': 'You can’t change your own role',
  'role.owner': 'org owner',
  'role.admin': 'org admin',
  'role.owner.text': 'Teams, admins, settings and billing',
  'role.admin.text': 'Creates and manages teams',

  'remove.title': 'Remove {{name}}?',
  'remove.text':
    'They lose their role in {{org}} and all its teams. The teams’ invite links are reset. To come back they need an invite.',

  'transfer.title': 'Make {{name}} the primary owner?',
  'transfer.text':
    'Only the primary owner can delete {{org}} or choose another primary owner. No one can change {{name}}’s role after that. You stay an org owner.',

  invite: 'Invite',
  'invite.title': 'Invite admins',
  'invite.text': 'Each person gets their own link by email. It works once, within 14 days.',
  'invite.emails': 'Email addresses',
  'invite.emails.hint': 'Separate addresses with commas.',
  'invite.role': 'Role',
  'invite.anyone': 'Let anyone with the link accept',
  'invite.anyone.hint': 'If off, each link works only for the address it was sent to.',
  'invite.send_one': 'Send invite',
  'invite.send_other': 'Send {{count}} invites',
  'invite.invalid': 'Please enter a valid email address',
  'invite.invalid.which': 'Check: {{emails}}',
  'invite.tooMany': 'Invite at most {{count}} people at once',
  'invite.tooFast': 'Too many invites. Wait an hour, then send more.',
  'invite.known': 'Already members: {{emails}}',
  invited_one: 'Invite sent to {{emails}}',
  invited_other: '{{count}} invites sent',
  'invited.notMailed_one': '{{count}} invite is ready',
  'invited.notMailed_other': '{{count}} invites are ready',
  'unmailed.mail-failed': 'We couldn’t send the email. Copy the links below and send them yourself.',
  'unmailed.no-mail-server':
    'This server doesn’t send email. Copy the links below and send them yourself, or ask the person who runs it to set SMTP_URL.',
  'unmailed.public-url-required':
    'This server can’t email links until the person who runs it sets PUBLIC_URL. Copy the links below and send them yourself.',
  'unmailed.email-unproven':
    'Your email address isn’t confirmed yet, so no email was sent. Copy the links below, or confirm your address: sign out, choose “Forgot password?” and follow the link in the email.',
  'unmailed.receiver-limit':
    'An address has reached its hourly email limit. Copy the links below and send them yourself.',

  pending: 'Pending invites',
  'pending.none': 'No pending invites.',
  'pending.expires': 'Expires',
  'pending.as': '{{role}}, expires {{date}}',
  'pending.anyone': 'Anyone with the link can accept',
  'pending.menu': 'Options for {{email}}',
  'pending.copy': 'Copy invite link',
  'pending.cancel': 'Cancel invite',
  'pending.copied': 'Invite link copied',
  'pending.copyFailed': 'Couldn’t copy. Here is the link:',
  'pending.cancelled': 'Invite cancelled',
  'pending.cancelled.text':
    'The link sent to {{email}} no longer works. To send a new one, invite them again.',
})
