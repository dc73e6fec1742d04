/** Segments of paths that are the same in every installation; every other segment may be an id or a name. */
const WORDS: ReadonlySet<string> = new Set([
  'account',
  'actions',
  'admins',
  'agent-consent',
  'api-guide',
  'board',
  'checkout',
  'create',
  'dashboard',
  'forgot-password',
  'icebreaker-questions',
  'import',
  'integrations',
  'invite',
  'login',
  'logout',
  'magic-link',
  'members',
  'operator',
  'org',
  'outbox',
  'plans',
  'portal',
  'pulse',
  'pulse-survey',
  'reset-password',
  'retro-formats',
  'retros',
  'sandbox-billing',
  'settings',
  'sso',
  'survey-privacy',
  'survey-questions',
  'team',
  'unsubscribe',
])

/** Segments of a pattern; pages have fewer. */
const SEGMENTS_MAX = 8

/**
 * The route of a path: `/board/x7f…?from=mail` is `/board/:id`. Whatever the path holds, the result consists of the
 * words above and of `:id`, so it names no board, team or person (REPORT-8).
 */
export function routePatternOf(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  const segments = plain.split('/').filter((segment) => segment !== '')
  const words = segments.slice(0, SEGMENTS_MAX).map((segment) => (WORDS.has(segment) ? segment : ':id'))
  return `/${words.join('/')}`
}

/** Whether a text is a route as `routePatternOf` writes one. */
export function isRoutePattern(text: string): boolean {
  return routePatternOf(text) === text
}
