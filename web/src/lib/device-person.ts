/**
 * The person that this device last was to the server; only that person's kept boards open without a network
 * (OFFLINE-4). Read from storage each time: another tab may have signed out meanwhile. Without storage no board opens
 * without a network.
 */
export const devicePerson = stored('retropulse-person')

/** The account that was last signed in here; absent for guests. */
export const deviceAccount = stored('retropulse-account')

function stored(key: string) {
  return {
    get(): string | null {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    set(id: string): void {
      try {
        localStorage.setItem(key, id)
      } catch {
        // Storage is blocked for this page.
      }
    },
    forget(): void {
      try {
        localStorage.removeItem(key)
      } catch {
        // Storage is blocked, so that nothing was stored.
      }
    },
  }
}
