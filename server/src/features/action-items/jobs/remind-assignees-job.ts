import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import type { OnError } from '@retropulse/domain/kernel/for-each-isolated'
import { sendWith } from '../../../platform/mail/send-email.ts'
import { REMIND_HOUR, remindAssignees, type RemindAssigneesPorts } from '../commands/remind-assignees.ts'

export interface RemindAssigneesOptions extends Omit<RemindAssigneesPorts, 'send' | 'publicUrl'> {
  readonly mailer: Mailer
  readonly publicUrl: string | undefined
}

/**
 * Reminds assignees at 07:00 UTC, since their time zones are unknown (MAIL-33). Without PUBLIC_URL there is no such
 * job: an email that does not answer a request has no other source for the address of its links.
 */
export function remindAssigneesJobs(options: RemindAssigneesOptions): readonly ScheduledJob[] {
  const { mailer, publicUrl } = options
  if (publicUrl === undefined) return []
  const ports = { ...options, send: sendWith(mailer), publicUrl }
  const run = (onError: OnError) => remindAssignees(ports, onError)
  return [{ name: 'remind-assignees', cron: `0 ${REMIND_HOUR} * * *`, run }]
}
