import type { TrackerKind } from './tracker-kinds.ts'

const SEGMENT = String.raw`(?!\.{1,2}(?:/|$))[\w.-]{1,100}`

/** How each tracker names a project: a repository, a path or number, a key, the key of a team. */
const PATTERNS: Readonly<Record<TrackerKind, RegExp>> = {
  github: new RegExp(`^${SEGMENT}/${SEGMENT}$`),
  gitlab: new RegExp(`^(?:\\d{1,12}|${SEGMENT}(?:/${SEGMENT}){1,20})$`),
  jira: /^[A-Z][A-Z0-9_]{1,19}$/,
  linear: /^[A-Z0-9]{1,10}$/,
}

/**
 * The project that a user typed, as its tracker writes it: keys in capitals, no slash at an end. Null when it cannot be
 * one of this tracker; what is not null is safe in a path and in a query (TRACK-2).
 */
export function projectNameOf(kind: TrackerKind, typed: string): string | null {
  const trimmed = typed.trim().replace(/^\/+|\/+$/g, '')
  const name = kind === 'jira' || kind === 'linear' ? trimmed.toUpperCase() : trimmed
  return PATTERNS[kind].test(name) ? name : null
}
