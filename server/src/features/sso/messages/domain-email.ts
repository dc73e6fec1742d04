import { inertName } from '@retropulse/domain/kernel/inert-name'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import { t } from './messages.ts'

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
    subject: t('subject', { domain }),
    heading: t('heading', { code: spaced(code), domain }),
    lines: [t('asks', { org: inertName(orgName), domain }), t('decides')],
    action: { label: t('open'), link: settingsUrl },
    reason: t('reason', { address: to }),
  }
}

function spaced(code: string): string {
  return code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
