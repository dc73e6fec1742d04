/** Emails that a user did not ask for and can do without, by kind; each is switched on and off by itself (MAIL-34). */
export const EMAIL_KINDS = ['action-reminders', 'team-summaries', 'archive-warnings', 'surveys'] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

/** The kinds that go to a whole team, which POST /api/subscribing switches together (PROFILE-8). */
export const TEAM_EMAIL_KINDS = [
  'team-summaries',
  'archive-warnings',
  'surveys',
] as const satisfies EmailKind[]

/** The page with a button that unsubscribes, and the address to which a POST does so without the page. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

/** The kind that a token names, as the page shows it; the server alone can tell whether the token is genuine. */
export function kindIn(token: string): EmailKind | null {
  const [written] = token.split('.')
  return EMAIL_KINDS.find((kind) => kind === written) ?? null
}
