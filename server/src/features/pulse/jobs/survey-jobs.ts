import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import { remindParticipants, type SurveyMailPorts } from '../commands/mail-participants.ts'
import { runSurveys, type RunSurveysPorts } from '../commands/run-surveys.ts'

export interface SurveyJobsOptions extends RunSurveysPorts, SurveyMailPorts {
  readonly running: RunSurveysPorts['running']
  readonly memberships: RunSurveysPorts['memberships'] & SurveyMailPorts['memberships']
  readonly publicUrl: string | undefined
}

/**
 * Starts, publishes and ends surveys every five minutes, and reminds people. Without PUBLIC_URL no person is reminded: an
 * email that does not answer a request has no other source for the address of its links.
 */
export function surveyJobs(options: SurveyJobsOptions): readonly ScheduledJob[] {
  const { publicUrl } = options
  const running: ScheduledJob = {
    name: 'run-pulse-surveys',
    cron: '*/5 * * * *',
    run: () => runSurveys(options),
  }
  if (publicUrl === undefined) return [running]
  return [
    running,
    {
      name: 'remind-pulse-participants',
      cron: '10 * * * *',
      run: (onError) => remindParticipants(options, publicUrl, onError),
    },
  ]
}
