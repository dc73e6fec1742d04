import type { DatabaseLog } from '../database-log.ts'

/** For tests that cause warnings on purpose. */
export const silentLog: DatabaseLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
