import type { DatabaseLog } from '../database-log.ts'

/** A log whose messages a test can read. */
export function recordingLog(): DatabaseLog & { messages: string[] } {
  const messages: string[] = []
  const record = (_fields: object, message: string) => {
    messages.push(message)
  }
  return { info: record, warn: record, error: record, messages }
}
