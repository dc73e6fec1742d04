import { expect, test } from 'vitest'
import { remindAssigneesJobs, type RemindAssigneesOptions } from './remind-assignees-job.ts'

test('MAIL-33: reminders go out at 07:00, and only where PUBLIC_URL is set', () => {
  // Nothing is sent while a job is only described.
  const options = (publicUrl: string | undefined) => ({ publicUrl }) as unknown as RemindAssigneesOptions
  expect(remindAssigneesJobs(options('https://retro.example.com'))).toMatchObject([
    { name: 'remind-assignees', cron: '0 7 * * *' },
  ])
  expect(remindAssigneesJobs(options(undefined))).toEqual([])
})
