/**
 * The person that this device last was for the server, so that what is kept for them opens without a network. Read from
 * storage each time: another tab may have signed out meanwhile. Without storage nothing opens without a network.
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
        // Storage is closed to this page.
      }
    },
    forget(): void {
      try {
        localStorage.removeItem(key)
      } catch {
        // There was nothing to forget.
      }
    },
  }
}
