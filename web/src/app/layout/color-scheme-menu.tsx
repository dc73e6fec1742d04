import { useSyncExternalStore } from 'react'
import { MenuChoice, MenuLabel } from '../../ui/menu-items.tsx'
import { Menu } from '../../ui/menu.tsx'
import { chooseColorScheme, onColorSchemeChange, colorSchemeChoice } from '../../ui/color-scheme.ts'
import { t } from './messages.ts'
import type { LazyMenuParts } from '../../ui/lazy-menu.tsx'

/** Light, Dark or Like my device (SHELL-12). */
export function ColorSchemeMenu(parts: LazyMenuParts) {
  const choice = useSyncExternalStore(onColorSchemeChange, colorSchemeChoice)
  return (
    <Menu {...parts} align="end">
      <MenuLabel>{t('theme')}</MenuLabel>
      <MenuChoice
        value={choice}
        onValueChange={chooseColorScheme}
        options={[
          { value: 'system', label: t('theme.system') },
          { value: 'light', label: t('theme.light') },
          { value: 'dark', label: t('theme.dark') },
        ]}
      />
    </Menu>
  )
}
