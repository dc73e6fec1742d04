import { inertName } from '@retropulse/domain/kernel/inert-name'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'

/**
 * SSO-7: the code for an administrator of a domain, who may not know the product, nor the person who named the
 * organisation: nothing in the name becomes a link (INVITE-23).
 */
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
      `“${inertName(orgName)}” on Retropulse wants people with email addresses at ${domain} to sign in with its single sign-on.`,
      'The person who enters this code decides how people with these addresses sign in. Share it only with someone who should decide that. It works for 15 minutes.',
    ],
    action: { label: 'Open the settings', link: settingsUrl },
    reason: `You get this because you receive email for ${to}. If you didn’t expect it, ignore this email. Nothing happens without the code.`,
  }
}

function spaced(code: string): string {
  return code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
