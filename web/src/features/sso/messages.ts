import { defineMessages } from '../../lib/messages.ts'

/** Texts of signing in with SSO, and of managing its connections. */
export const t = defineMessages({
  signIn: 'Sign in with SSO',
  'signIn.text': 'Enter your work e-mail, and we take you to your organisation’s own sign-in.',
  email: 'Work e-mail',
  emailInvalid: 'Please enter a valid email address',
  continue: 'Continue',
  otherWay: 'Sign in another way',
  notConfigured: "Please contact us to configure your organization's SSO",

  'error.unknown-connection':
    'This way of signing in is gone. Enter your e-mail to find the one that is there now.',
  'error.unreachable': 'We cannot reach your organisation’s sign-in. Try again in a little while.',
  'error.cancelled': 'You were not signed in. Continue to try once more.',
  'error.expired': 'That took too long, or began in another browser. Please start again.',
  'error.failed':
    'Your organisation’s sign-in did not confirm who you are. Try again; if that does not help, tell whoever looks after it.',
  'error.email-missing':
    'Your organisation’s sign-in did not tell us your e-mail address. Whoever looks after it can allow that.',
  'error.email-unverified':
    'Your organisation’s sign-in has not verified your e-mail address. Verify it there, then try again.',
  'error.domain-foreign':
    'Your address there is not one of your organisation’s domains. Sign in there with your work address.',

  none: 'No single sign-on yet',
  'none.text':
    'With a connection, people with addresses at your domains sign in through your own OpenID provider.',
  add: 'Add a connection',
  edit: 'Edit',
  'edit.label': 'Edit the connection for {{domains}}',
  remove: 'Delete',
  'remove.label': 'Delete the connection for {{domains}}',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading connections',
  unreadable: 'We could not read the connections.',
  retry: 'Try again',
  domains: 'Domains',
  proven: 'Confirmed',
  unproven: 'Not confirmed',
  prove: 'Confirm',
  'prove.label': 'Confirm {{domain}}',
  enforced: 'Only with SSO',
  'enforced.hint':
    'People with addresses at these domains must use SSO to sign in and to join. Their other sessions end; yours and the primary owner’s stay. The primary owner keeps their password.',
  'enforced.unproven': 'Confirm a domain first. Until then nobody can sign in with this connection.',
  isEnforced: 'People at {{domains}} now sign in with SSO only. Other sessions have ended.',
  isOptional: 'SSO is now one way to sign in among others',

  'dialog.add': 'Add a connection',
  'dialog.edit': 'Edit the connection',
  'dialog.text': 'Register Retropulse as a web application at your OpenID provider, with this redirect URL.',
  redirectUrl: 'Redirect URL',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copy it by hand: your browser did not let us.',
  'domains.label': 'E-mail domains',
  'domains.hint': 'What stands behind the @, separated by commas: example.com, example.co.uk',
  domainsMissing: 'Please enter at least one domain',
  domainInvalid: '“{{domain}}” is not a domain. Enter what stands behind the @ of an address.',
  domainPublic: 'Anybody can have an address at {{domain}}, so nobody can speak for it.',
  domainsInvalid: 'Please check the domains',
  domainsTooMany: 'There is no room for more connections. Delete one that is not needed any more.',
  issuer: 'Issuer',
  'issuer.hint':
    'Your provider’s address, as in https://login.example.com. Domains are confirmed for one issuer: another one needs them confirmed again.',
  issuerInvalid: 'Please enter an address that begins with https://',
  issuerUnreachable: 'No OpenID provider answers there under this very address. Check it, then try again.',
  clientId: 'Client ID',
  clientIdMissing: 'Please enter the client ID',
  secret: 'Client secret',
  'secret.keep': 'Leave it empty to keep the one that is saved.',
  'secret.hint': 'Kept encrypted, and shown to nobody.',
  secretMissing: 'Please enter the client secret',
  secretForIssuer: 'Another issuer needs its own client secret',
  save: 'Save',
  added: 'Connection added. Confirm its domains next.',
  saved: 'Connection saved',
  failed: 'Sorry something went wrong',
  unreachable: 'We cannot reach the server. Check your connection, then try again.',

  'remove.title': 'Delete the connection to {{host}}?',
  'remove.text':
    'People at {{domains}} sign in with a password again. Those who have none get one with “Forgot password?” on the sign-in page.',
  'remove.confirm': 'Delete connection',
  removed: 'Connection deleted',

  'prove.title': 'Confirm {{domain}}',
  'prove.text':
    'A connection decides who signs in with addresses of the domain. So we mail a code to somebody who runs it.',
  mailbox: 'Send the code to',
  'prove.send': 'Send code',
  'prove.again': 'Send another code',
  'prove.sent': 'We sent a code to {{mailbox}}. It works for 15 minutes.',
  'prove.outbox':
    'This server does not send email. The code for {{mailbox}} is in its outbox: ask the person who runs this server for it. It works for 15 minutes.',
  code: 'Code',
  'code.hint': '8 digits',
  codeMissing: 'Please enter the 8 digits of the code',
  codeInvalid: 'This is not the code, or it is too old. After five wrong ones you need another.',
  domainTaken: 'Another connection has confirmed {{domain}} already.',
  tooManyCodes: 'That were many codes. Wait an hour, then send another.',
  mailFailed: 'The mail could not be sent. Try again in a little while.',
  publicUrlRequired:
    'This server cannot email codes yet: its address is not set. Ask the person who runs it to set PUBLIC_URL.',
  provenNow: '{{domain}} is confirmed',
})
