import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import { purgeBoards, type PurgeBoardsPorts } from '../commands/purge-boards.ts'

/** Runs each night before the job that erases teams, since a team is erased once it has no boards (TRASH-19). */
export function purgeBoardsJob(ports: PurgeBoardsPorts): ScheduledJob {
  return {
    name: 'purge-boards',
    cron: '10 3 * * *',
    async run(onError) {
      await purgeBoards(ports, onError)
    },
  }
}
