/** Tries of a statement in all. */
const TRIES_MAX = 3
/** PostgreSQL ended this statement, since it and another one waited for each other. */
const DEADLOCK = '40P01'

/**
 * Runs a single statement outside of a transaction, and runs it again when PostgreSQL ended it to resolve a deadlock:
 * nothing of it was done then. Other errors, and the third deadlock, are thrown.
 */
export async function againAfterDeadlock<Answer>(statement: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await statement()
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK
      if (!isDeadlock || tries === TRIES_MAX) throw error
    }
  }
}
