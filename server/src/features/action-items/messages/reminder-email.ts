import { shortened } from '@retropulse/domain/kernel/text'
import type { ActionEmail } from '../../../platform/mail/action-email.ts'
import { t } from './messages.ts'
import type { DueAction } from '../store/action-reminders.ts'

/** Characters after which the text of an action item is cut (MAIL-31). */
const LONG = 200
/** Action items that are named; the others are counted (MAIL-31). */
const NAMED = 10

/** The reminder for an assignee, sent the day before or late (MAIL-26, MAIL-27); `actions` holds at least one. */
export function reminderEmail(
  actions: readonly DueAction[],
  publicUrl: string,
  dueOn: 'today' | 'tomorrow',
): ActionEmail {
  const [first] = actions
  const teams = new Set(actions.map(({ teamId }) => teamId))
  const named = actions
    .slice(0, NAMED)
    .map(({ text, teamName }) => t('ofTeam', { text: shortOf(text, LONG), team: teamName }))
  const more = actions.length - named.length
  const path =
    teams.size === 1 && first !== undefined
      ? `/dashboard/team/${encodeURIComponent(first.teamId)}/actions`
      : '/dashboard'
  return {
    subject:
      actions.length === 1 && first !== undefined
        ? t(dueOn === 'today' ? 'dueTodayOf' : 'dueTomorrowOf', { text: shortOf(first.text, 80) })
        : t(dueOn === 'today' ? 'areDueToday' : 'areDueTomorrow', { count: actions.length }),
    heading: t(dueOn === 'today' ? 'dueToday' : 'dueTomorrow'),
    lines: more > 0 ? [...named, t('more', { count: more })] : named,
    action: { label: t('see'), link: publicUrl + path },
    reason: t('reason', { account: `${publicUrl}/account` }),
  }
}

/** The text on one line, cut to `max` characters. */
function shortOf(text: string, max: number): string {
  return shortened(text.replaceAll(/\s+/g, ' ').trim(), max)
}
