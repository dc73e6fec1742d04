import type { DueAction } from '../queries/listed-action.ts'

/** What is mailed to somebody who has something to do by tomorrow; how it looks is the mailing's business. */
export interface ReminderLetter {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly link: string }
  readonly reason: string
}

/** An action in a letter is cut after so many characters. */
const LONG = 200
/** Of more actions than these the rest are counted. */
const NAMED = 10

/** What somebody is told the day before; `actions` are one at least. */
export function reminderLetter(actions: readonly DueAction[], publicUrl: string): ReminderLetter {
  const [first] = actions
  const teams = new Set(actions.map(({ teamId }) => teamId))
  const named = actions.slice(0, NAMED).map(({ text, teamName }) => `${shortOf(text, LONG)} (${teamName})`)
  const more = actions.length - named.length
  const path =
    teams.size === 1 && first !== undefined
      ? `/dashboard/team/${encodeURIComponent(first.teamId)}/actions`
      : '/dashboard'
  return {
    subject:
      actions.length === 1 && first !== undefined
        ? `Due tomorrow: ${shortOf(first.text, 80)}`
        : `${actions.length} actions are due tomorrow`,
    heading: 'Due tomorrow',
    lines: more > 0 ? [...named, `And ${more} more.`] : named,
    action: { label: 'See the actions', link: publicUrl + path },
    reason: `You get this because it is yours to do. Reminders are switched off at ${publicUrl}/account.`,
  }
}

/** On one line. */
function shortOf(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= max ? line : `${line.slice(0, max - 1).toWellFormed()}…`
}
