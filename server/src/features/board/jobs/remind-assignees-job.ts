import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import { remindAssignees, type RemindAssigneesPorts } from '../commands/remind-assignees.ts'

/** In the morning of Greenwich, whose day is everybody's here: nobody says where they live. */
export function remindAssigneesJob(ports: RemindAssigneesPorts): ScheduledJob {
  return { name: 'remind-assignees', cron: '0 7 * * *', run: () => remindAssignees(ports) }
}
