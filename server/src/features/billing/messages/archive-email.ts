import type { ActionEmail } from '../../../platform/mail/action-email.ts'

/** Says which retros of a team will be archived, and when (PLAN-50). `day`: as people read it, in UTC. */
export function archiveEmail(
  retros: readonly { readonly title: string; readonly day: string }[],
  teamId: string,
  publicUrl: string,
): ActionEmail {
  const [first] = retros
  const isOne = retros.length === 1
  return {
    subject: isOne ? `Archived soon: ${first?.title ?? ''}` : `${retros.length} retros are archived soon`,
    heading: isOne ? 'A retro is archived soon' : 'Retros are archived soon',
    lines: [
      ...retros.map(({ title, day }) => `“${title}” is archived on ${day}.`),
      'On the free plan a retro stays open for 14 days. Nothing is deleted: with a plan it opens again as it was.',
    ],
    action: { label: 'Open the team', link: `${publicUrl}/dashboard/team/${encodeURIComponent(teamId)}` },
    reason: `You get this because you facilitate retros of the team. Email to teams is switched off at ${publicUrl}/account.`,
  }
}
