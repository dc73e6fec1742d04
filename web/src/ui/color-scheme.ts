export type ColorSchemeChoice = 'system' | 'light' | 'dark'

/** Also read by public/boot.js, which sets the theme before the first paint; theme.test.ts compares the two. */
export const colorSchemeKey = 'theme'

const listeners = new Set<() => void>()

/** The choice that the page shows now. */
export function colorSchemeChoice(): ColorSchemeChoice {
  return known(document.documentElement.dataset['theme'])
}

/** Stores the choice on this device and shows it at once, here and in other tabs (SHELL-12). */
export function chooseColorScheme(choice: ColorSchemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(colorSchemeKey)
    else localStorage.setItem(colorSchemeKey, choice)
  } catch {
    // Storage may be blocked or full: the choice then lasts as long as the page.
  }
  show(choice)
}

/** Puts the stored choice on <html>; call it before the first render. */
export function applyStoredColorScheme(): void {
  try {
    show(known(localStorage.getItem(colorSchemeKey)))
  } catch {
    show('system')
  }
}

/** Subscribes to every change, also in other tabs; returns the function that unsubscribes. */
export function onColorSchemeChange(listener: () => void): () => void {
  addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === colorSchemeKey || key === null) applyStoredColorScheme()
}

function show(choice: ColorSchemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const listener of listeners) listener()
}

function known(text: string | null | undefined): ColorSchemeChoice {
  return text === 'light' || text === 'dark' ? text : 'system'
}
