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
    subject: isOne ? `Archived soon: ${first?.title ?? ''}` : `${retros.length} retros will be archived soon`,
    heading: isOne ? 'A retro will be archived soon' : 'Retros will be archived soon',
    lines: [
      ...retros.map(({ title, day }) => `“${title}” will be archived on ${day}.`),
      'On the free plan a retro stays open for 14 days. Nothing is deleted: choose a paid plan to open it again.',
    ],
    action: { label: 'Open the team', link: `${publicUrl}/dashboard/team/${encodeURIComponent(teamId)}` },
    reason: `You get this because you facilitate the team’s retros. Turn off team emails at ${publicUrl}/account.`,
  }
}
