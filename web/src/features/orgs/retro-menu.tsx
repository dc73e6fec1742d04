import type { BoardCard } from '@retropulse/contract/board'
import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash2 from 'lucide-react/icons/trash-2'
import { useNavigate } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../ui/menu-on-demand.tsx'
import { t as orgsText } from './messages.ts'
import { t } from './retro-messages.ts'
import { useRetroRemoval } from './use-retro-removal.ts'

export interface RetroMenuProps {
  team: Team
  retro: BoardCard
  /** The head of the list, which has the focus once the retro is gone. */
  focusOn: string
}

/** What can be done about a retro, for those who may do it (teams.md §6). */
export function RetroMenu({ team, retro, focusOn }: RetroMenuProps) {
  const navigate = useNavigate()
  const { remove } = useRetroRemoval(team.id, focusOn)
  // Of an archived one nothing is told, so nothing can be like it.
  const mayCopy = team.mayCreateBoards && hasCredit(team) && retro.daysRemaining !== 0
  const mayDelete = can(team, 'board:delete')
  if (!mayCopy && !mayDelete) return null
  const create = `/team/${encodeURIComponent(team.id)}/board/create?fromBoard=${encodeURIComponent(retro.id)}`
  return (
    <MenuOnDemand
      failed={orgsText('failed')}
      align="end"
      trigger={
        <IconButton
          label={t('menu', { retro: retro.name })}
          variant="secondary"
          size="sm"
          icon={<Ellipsis aria-hidden="true" className="size-4" />}
        />
      }
    >
      {mayCopy && (
        <MenuItem
          icon={<CopyPlus aria-hidden="true" className="size-4" />}
          onSelect={() => void navigate(create)}
        >
          {t('another')}
        </MenuItem>
      )}
      {mayDelete && (
        <MenuItem
          tone="danger"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onSelect={() => void remove(retro)}
        >
          {t('delete')}
        </MenuItem>
      )}
    </MenuOnDemand>
  )
}

/** The free retros are not used up. */
function hasCredit({ credits }: Team): boolean {
  return credits === null || credits.used < credits.max
}
