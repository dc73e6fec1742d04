import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { postWith } from '../../../platform/mail/post-letter.ts'
import { remindAssignees, type RemindAssigneesPorts } from '../commands/remind-assignees.ts'

export interface RemindAssigneesOptions extends Omit<RemindAssigneesPorts, 'post' | 'publicUrl'> {
  readonly mailer: Mailer
  readonly publicUrl: string | undefined
}

/**
 * Reminds people of action items in the morning of Greenwich, since no person says where they live. Without PUBLIC_URL there is no such job:
 * an email that is not the answer to a request has no other way to know the address of its links.
 */
export function remindAssigneesJobs(options: RemindAssigneesOptions): readonly ScheduledJob[] {
  const { mailer, publicUrl } = options
  if (publicUrl === undefined) return []
  const ports = { ...options, post: postWith(mailer), publicUrl }
  return [{ name: 'remind-assignees', cron: '0 7 * * *', run: () => remindAssignees(ports) }]
}
