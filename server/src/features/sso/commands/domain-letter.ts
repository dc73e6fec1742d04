/** A letter with a code, before it is laid out. */
export interface DomainLetter {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly link: string }
  readonly reason: string
}

/** What whoever runs a domain is written, who may never have heard of us. */
export function writeDomainLetter(about: {
  readonly to: string
  readonly domain: string
  readonly code: string
  readonly orgName: string
  readonly settingsUrl: string
}): DomainLetter {
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
