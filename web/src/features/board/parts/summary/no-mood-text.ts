import type { MoodPoll } from '@retropulse/contract/mood'
import { t } from './messages.ts'

/**
 * Why the summary has no mood: it was not asked for, or too few people answered, which is another thing (MOOD-33). Null
 * while a poll runs, and while its result is not known or is shown.
 */
export function noMoodText(
  moodPoll: boolean | null,
  poll: Pick<MoodPoll, 'missing'> | undefined,
): string | null {
  if (moodPoll === null) return t('moodNotAsked')
  if (moodPoll || poll === undefined || poll.missing === 0) return null
  return t('moodTooFew', { count: poll.missing })
}
