import type { AuthorId } from '../kernel/ids.ts'

/** A member of the team, who may be assigned. */
export interface NamedMember {
  readonly id: AuthorId
  readonly name: string
}

/**
 * Finds the member with a name, compared without regard to case and spacing; null where none has it, or several have
 * (MOVE-IN-9). `members` are those that the team has now: a name of any other person assigns nothing.
 */
export function memberByName(members: readonly NamedMember[]): (name: string) => AuthorId | null {
  const ids = new Map<string, AuthorId | null>()
  for (const { id, name } of members) {
    const key = keyOf(name)
    ids.set(key, ids.has(key) ? null : id)
  }
  return (name) => ids.get(keyOf(name)) ?? null
}

function keyOf(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}
