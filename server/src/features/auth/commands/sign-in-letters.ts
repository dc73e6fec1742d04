/** What is mailed to somebody who wants to get in; how it looks is the mailing's business. */
export interface SignInLetter {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly link: string }
  readonly reason: string
}

/** For somebody who forgot their password. */
export function resetLetter(name: string, link: string): SignInLetter {
  return {
    subject: 'Set a new password for Retropulse',
    heading: 'Set a new password',
    lines: [
      `Hello ${name},`,
      'Open this link to choose a new password. It works once, within an hour, and signs you out on all devices.',
    ],
    action: { label: 'Choose a new password', link },
    reason: `Somebody asked for this with your address. ${IGNORE} Your password stays as it is.`,
  }
}

/** For somebody who signs in, or up, without a password. */
export function magicLinkLetter(link: string): SignInLetter {
  return {
    subject: 'Your link to sign in to Retropulse',
    heading: 'Sign in to Retropulse',
    lines: ['Open this link in the browser that you want to use. It works once, within an hour.'],
    action: { label: 'Sign in', link },
    reason: `Somebody asked for this with your address. ${IGNORE}`,
  }
}

const IGNORE = 'If it was not you, do nothing, and pass the link on to nobody.'
