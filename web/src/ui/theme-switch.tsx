import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useSyncExternalStore } from 'react'
import { Segmented } from './segmented.tsx'
import { chooseTheme, onThemeChange, themeChoice } from './theme.ts'
import type { ThemeChoice } from './theme.ts'

export interface ThemeSwitchProps {
  label: string
  labels: Record<ThemeChoice, string>
}

/** System, light or dark. */
export function ThemeSwitch({ label, labels }: ThemeSwitchProps) {
  const choice = useSyncExternalStore(onThemeChange, themeChoice)
  return (
    <Segmented
      label={label}
      value={choice}
      onValueChange={chooseTheme}
      options={[
        { value: 'system', label: labels.system, icon: <Monitor className="size-4" /> },
        { value: 'light', label: labels.light, icon: <Sun className="size-4" /> },
        { value: 'dark', label: labels.dark, icon: <Moon className="size-4" /> },
      ]}
    />
  )
}
