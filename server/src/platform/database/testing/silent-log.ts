import type { DatabaseLog } from '../database-log.ts'

/** For tests that expect the warnings they cause. */
export const silentLog: DatabaseLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
