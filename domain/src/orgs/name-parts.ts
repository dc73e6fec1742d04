/** A name in the parts that profiles have (PROFILE-5). */
export interface NameParts {
  readonly nickname: string
  readonly given_name: string
  /** What follows the first word; empty for a single word. */
  readonly family_name: string
}

/** Splits a name behind its first word: people type one name, and profiles show parts of it. */
export function nameParts(name: string): NameParts {
  const [given = '', ...family] = name.trim().split(/\s+/)
  return { nickname: given, given_name: given, family_name: family.join(' ') }
}
