/** The state of the navigation to a team that was founded a moment ago; it asks for the welcome (ORG-33). */
export const FOUNDED = { isFounded: true }

export function isFounded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFounded' in state
}
