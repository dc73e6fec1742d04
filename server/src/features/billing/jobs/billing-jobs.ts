import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import type { OnError } from '@retropulse/domain/kernel/for-each-isolated'
import { reconcile, type ReconcilePorts, refreshPlans } from '../commands/reconcile.ts'
import { emailOwners, type EmailOwnersPorts } from '../commands/email-owners.ts'
import { warnOfArchive, type WarnOfArchivePorts } from '../commands/warn-of-archive.ts'

export interface BillingJobsOptions {
  readonly reconciling: ReconcilePorts
  readonly warning: WarnOfArchivePorts
  readonly emailing: EmailOwnersPorts
  /** Without it no team is warned: an email that does not answer a request has no other source for its links. */
  readonly publicUrl: string | undefined
}

/** PLAN-44 and PLAN-52 each quarter of an hour, PLAN-48 each night, and PLAN-50 each morning. */
export function billingJobs({
  reconciling,
  warning,
  emailing,
  publicUrl,
}: BillingJobsOptions): readonly ScheduledJob[] {
  return [
    ...(publicUrl === undefined
      ? []
      : [
          {
            name: 'warn-of-archive',
            cron: '20 6 * * *',
            run: (onError: OnError) => warnOfArchive(warning, publicUrl, onError),
          },
          { name: 'tell-owners', cron: '7,22,37,52 * * * *', run: () => emailOwners(emailing, publicUrl) },
        ]),
    { name: 'refresh-plans', cron: '*/15 * * * *', run: () => refreshPlans(reconciling) },
    {
      name: 'reconcile-billing',
      cron: '10 4 * * *',
      async run() {
        await reconcile(reconciling)
      },
    },
  ]
}
