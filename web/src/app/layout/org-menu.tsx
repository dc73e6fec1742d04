import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { currentOrg, rememberedOrg } from '../../lib/paths.ts'
import { useRemembered } from '../../lib/stored-text.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { MenuChoice, MenuLabel } from '../../ui/menu-items.tsx'
import { Menu } from '../../ui/menu.tsx'
import { t } from './messages.ts'
import type { LazyMenuParts } from '../../ui/lazy-menu.tsx'

/** The organisations of the user; choosing one switches to it, on dashboard pages to its overview (SHELL-4). */
export function OrgMenu(parts: LazyMenuParts) {
  const { data: meta } = useQuery({ ...userMetaQuery, throwOnError: false })
  const remembered = useRemembered(rememberedOrg)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const choose = (orgId: string) => {
    rememberedOrg.set(orgId)
    if (/^\/dashboard|\/icebreaker-questions/.test(pathname)) void navigate('/dashboard')
  }
  return (
    <Menu {...parts}>
      <MenuLabel>{t('organisations')}</MenuLabel>
      <MenuChoice
        value={(meta && currentOrg(meta, remembered)?.id) ?? ''}
        onValueChange={choose}
        options={(meta?.orgs ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Menu>
  )
}
