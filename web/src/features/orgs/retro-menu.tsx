import type { BoardCard } from '@retropulse/contract/board'
import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash2 from 'lucide-react/icons/trash-2'
import { useNavigate } from 'react-router'
import { mayStartRetro } from '../../lib/may-start-retro.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuItem } from '../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../ui/menu-on-demand.tsx'
import { t } from './retro-messages.ts'
import { useRetroRemoval } from './use-retro-removal.ts'

export interface RetroMenuProps {
  /** Null: the user's own retro without a team (CREATE-22). */
  team: Team | null
  retro: BoardCard
  /** The id of the heading that gets the focus once the retro is gone. */
  focusOn: string
}

/** The menu of a card, for users who may start or delete a retro (DASH-10). */
export function RetroMenu({ team, retro, focusOn }: RetroMenuProps) {
  const navigate = useNavigate()
  const { remove } = useRetroRemoval(team?.id ?? null, focusOn)
  // DASH-8: an archived retro discloses nothing, so it cannot be copied.
  const mayCopy = team === null || (mayStartRetro(team) && retro.daysRemaining !== 0)
  const mayDelete = team === null || can(team, 'board:delete')
  if (!mayCopy && !mayDelete) return null
  const place = team === null ? '/team' : `/team/${encodeURIComponent(team.id)}`
  const query = new URLSearchParams({ fromBoard: retro.id, ...(team === null && { team: 'none' }) })
  const create = `${place}/board/create?${query}`
  return (
    <MenuOnDemand
      align="end"
      title={retro.name}
      trigger={
        <IconButton
          label={t('menu', { retro: retro.name })}
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
      {team !== null && (
        <MenuItem
          icon={<CalendarPlus aria-hidden="true" className="size-4" />}
          onSelect={() =>
            location.assign(`/api/team/${encodeURIComponent(team.id)}/calendar/retro/${retro.id}`)
          }
        >
          {t('calendar')}
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
