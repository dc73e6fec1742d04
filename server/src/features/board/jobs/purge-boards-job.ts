import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import { purgeBoards, type PurgeBoardsPorts } from '../commands/purge-boards.ts'

/** Each night, before teams: those without boards go after them. */
export function purgeBoardsJob(ports: PurgeBoardsPorts): ScheduledJob {
  return {
    name: 'purge-boards',
    cron: '10 3 * * *',
    async run() {
      await purgeBoards(ports)
    },
  }
}
