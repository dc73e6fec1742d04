import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import { reconcile, type ReconcilePorts, refreshPlans } from '../commands/reconcile.ts'

/** PLAN-44 each quarter of an hour, and PLAN-48 each night. */
export function billingJobs(ports: ReconcilePorts): readonly ScheduledJob[] {
  return [
    { name: 'refresh-plans', cron: '*/15 * * * *', run: () => refreshPlans(ports) },
    {
      name: 'reconcile-billing',
      cron: '10 4 * * *',
      async run() {
        await reconcile(ports)
      },
    },
  ]
}
