export type ThemeChoice = 'system' | 'light' | 'dark'

/** Also read by public/theme-boot.js, which sets the theme before the first paint; theme.test.ts compares them. */
export const themeKey = 'theme'

const listeners = new Set<() => void>()

/** The choice that the page shows now. */
export function themeChoice(): ThemeChoice {
  return known(document.documentElement.dataset['theme'])
}

/** Remembers the choice on this device and shows it at once, here and in other tabs. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, choice)
  } catch {
    // Storage may be blocked or full: the choice then lasts as long as the page.
  }
  show(choice)
}

/** Puts the stored choice on <html>; call it before the first render. */
export function applyStoredTheme(): void {
  try {
    show(known(localStorage.getItem(themeKey)))
  } catch {
    show('system')
  }
}

/** Hears of every change, also of those made in other tabs; returns the function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === themeKey || key === null) applyStoredTheme()
}

function show(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const listener of listeners) listener()
}

function known(text: string | null | undefined): ThemeChoice {
  return text === 'light' || text === 'dark' ? text : 'system'
}
