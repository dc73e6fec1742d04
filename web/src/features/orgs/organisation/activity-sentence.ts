import type { Audit } from '@retropulse/contract/audit'
import { PLAN_NAMES, teamAllowance } from '@retropulse/domain/billing/plans'
import { t } from './activity-messages.ts'

export type ActivityEntry = Audit['entries'][number]

/** An entry as a sentence (AUDIT-2). People whose account is deleted are not named (AUDIT-3). */
export function sentenceOf(entry: ActivityEntry): string {
  const { kind, actor, member, team } = entry
  const [from, to] = [entry.from ?? '', entry.to ?? '']
  const words = {
    actor: actor.name ?? t('gone'),
    member: member?.name ?? t('gone'),
    team: team?.name ?? to,
    from,
    to,
  }
  switch (kind) {
    case 'org-joined':
    case 'org-role-changed':
      // PERM-2: the role admin in an organisation reads 'org admin'.
      return t(kind, { ...words, role: t(to === 'owner' ? 'role.owner' : 'role.org-admin') })
    case 'team-role-changed':
      return t(kind, { ...words, role: teamRole(to) })
    case 'org-member-removed':
      return t(member?.id === actor.id ? 'org-member-removed.own' : kind, words)
    case 'data-exported':
      return t(to === 'everything' ? 'data-exported.everything' : kind, words)
    case 'sso-changed':
      return t(from === '' ? 'sso-changed.proved' : kind, words)
    case 'team-visibility-changed':
      return t(`${kind}.${to === 'private' ? to : 'public'}`, words)
    case 'team-anonymity-changed':
    case 'team-link-switched':
      return t(`${kind}.${to === 'on' ? to : 'off'}`, words)
    case 'plan-changed':
      return t(kind, { from: planName(from), to: planName(to) })
    default:
      return t(kind, words)
  }
}

/** A plan as the log has it: `free`, an id, or `level2:` and the quantity. */
function planName(text: string): string {
  const [planId = '', quantity] = text.split(':')
  if (planId !== 'level1' && planId !== 'level2' && planId !== 'level3') return t('plan.free')
  const plan = PLAN_NAMES[planId]
  const max = teamAllowance({ planId, quantity: Number(quantity ?? 1) })
  return planId === 'level2' && max !== null ? t('plan.teams', { plan, count: max }) : plan
}

function teamRole(role: string): string {
  return role === 'admin' || role === 'facilitator' ? t(`role.${role}`) : t('role.member')
}
