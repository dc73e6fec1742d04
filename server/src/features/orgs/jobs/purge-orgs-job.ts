import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import { purgeOrgs, type PurgeOrgsPorts } from '../commands/purge-orgs.ts'

/** Each night, after the teams of those organisations were purged (ORG-31). */
export function purgeOrgsJob(ports: PurgeOrgsPorts): ScheduledJob {
  return {
    name: 'purge-orgs',
    cron: '45 3 * * *',
    async run(onError) {
      await purgeOrgs(ports, onError)
    },
  }
}
