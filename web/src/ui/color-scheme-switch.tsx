import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useSyncExternalStore } from 'react'
import { Segmented } from './segmented.tsx'
import { chooseColorScheme, onColorSchemeChange, colorSchemeChoice } from './color-scheme.ts'
import type { ColorSchemeChoice } from './color-scheme.ts'

export interface ColorSchemeSwitchProps {
  label: string
  labels: Record<ColorSchemeChoice, string>
}

/** System, light or dark. */
export function ColorSchemeSwitch({ label, labels }: ColorSchemeSwitchProps) {
  const choice = useSyncExternalStore(onColorSchemeChange, colorSchemeChoice)
  return (
    <Segmented
      label={label}
      value={choice}
      onValueChange={chooseColorScheme}
      options={[
        { value: 'system', label: labels.system, icon: <Monitor className="size-4" /> },
        { value: 'light', label: labels.light, icon: <Sun className="size-4" /> },
        { value: 'dark', label: labels.dark, icon: <Moon className="size-4" /> },
      ]}
    />
  )
}
