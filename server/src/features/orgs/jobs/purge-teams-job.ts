import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import { purgeTeams, type PurgeTeamsPorts } from '../commands/purge-teams.ts'

/** Each night, after the boards of those teams were purged (TRASH-19). */
export function purgeTeamsJob(ports: PurgeTeamsPorts): ScheduledJob {
  return {
    name: 'purge-teams',
    cron: '30 3 * * *',
    async run(onError) {
      await purgeTeams(ports, onError)
    },
  }
}
