import { useSyncExternalStore } from 'react'
import { MenuChoice, MenuLabel } from '../../ui/menu-items.tsx'
import { Menu } from '../../ui/menu.tsx'
import { chooseTheme, onThemeChange, themeChoice } from '../../ui/theme.ts'
import { t } from './messages.ts'
import type { DeferredMenuParts } from './deferred-menu.tsx'

/** Light, dark, or as the device says. */
export function ThemeMenu(parts: DeferredMenuParts) {
  const choice = useSyncExternalStore(onThemeChange, themeChoice)
  return (
    <Menu {...parts} align="end">
      <MenuLabel>{t('theme')}</MenuLabel>
      <MenuChoice
        value={choice}
        onValueChange={chooseTheme}
        options={[
          { value: 'system', label: t('theme.system') },
          { value: 'light', label: t('theme.light') },
          { value: 'dark', label: t('theme.dark') },
        ]}
      />
    </Menu>
  )
}
