import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import { teamPath } from '../../../lib/place.ts'
import { t } from './messages.ts'

export interface TeamTab {
  readonly to: string
  readonly label: string
  readonly count?: number
}

/** The pages of the team area (DASH-4); integrations and settings only for users with board:edit (DASH-5). */
export function teamTabs({ id, role, boards, members }: Team): readonly TeamTab[] {
  const root = teamPath(id)
  const open = [
    { to: root, label: t('dashboard') },
    { to: `${root}/retros`, label: t('retros'), count: boards.length },
    { to: `${root}/actions`, label: t('actions') },
    { to: `${root}/pulse`, label: t('pulse') },
    { to: `${root}/members`, label: t('members'), count: members.length },
  ]
  if (!can({ role }, 'board:edit')) return open
  return [
    ...open,
    { to: `${root}/integrations`, label: t('integrations') },
    { to: `${root}/settings`, label: t('settings') },
  ]
}
