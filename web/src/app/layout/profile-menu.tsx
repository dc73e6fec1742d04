import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import { useNavigate } from 'react-router'
import { useProfile } from '../../lib/session.ts'
import { MenuItem, MenuSeparator } from '../../ui/menu-items.tsx'
import { Menu } from '../../ui/menu.tsx'
import { t } from '../messages.ts'
import type { DeferredMenuParts } from './deferred-menu.tsx'

/** Who is signed in, and where they may go (board.md §2). */
export function ProfileMenu(parts: DeferredMenuParts) {
  const navigate = useNavigate()
  const profile = useProfile()
  return (
    <Menu {...parts} align="end">
      {profile && (
        <div className="max-w-xs px-2.5 pt-1.5 pb-2">
          <p className="truncate font-medium text-ink">{profile.name}</p>
          <p className="truncate text-xs text-ink-soft">{profile.email}</p>
        </div>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<LayoutDashboard aria-hidden="true" className="size-4" />}
        onSelect={() => void navigate('/dashboard')}
      >
        {t('dashboard')}
      </MenuItem>
      <MenuItem
        icon={<LogOut aria-hidden="true" className="size-4" />}
        onSelect={() => void navigate('/logout')}
      >
        {t('signOut')}
      </MenuItem>
    </Menu>
  )
}
