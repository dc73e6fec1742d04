import type { ActionEmail } from '../../../platform/mail/action-email.ts'

/** SSO-7: the code for an administrator of a domain, who may not know the product. */
export function domainCodeEmail(about: {
  readonly to: string
  readonly domain: string
  readonly code: string
  readonly orgName: string
  readonly settingsUrl: string
}): ActionEmail {
  const { to, domain, code, orgName, settingsUrl } = about
  return {
    subject: `Retropulse code for ${domain}`,
    heading: `${spaced(code)} is the code for ${domain}`,
    lines: [
      `“${orgName}” on Retropulse wants people with addresses at ${domain} to sign in through its single sign-on.`,
      'Whoever enters this code decides who signs in with addresses of the domain. Pass it on only to somebody who may do that; it works for 15 minutes.',
    ],
    action: { label: 'Open the settings', link: settingsUrl },
    reason: `You get this because you receive the mail for ${to}. If you know nothing of it, leave it: without the code nothing happens.`,
  }
}

function spaced(code: string): string {
  return code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
