import type { TeamInsights } from '@retropulse/contract/insights'
import { locale } from '../../lib/locale.ts'
import { t } from './messages.ts'

/** More retros than this are counted instead of named. */
const NAMED_MAX = 3

/** The retros that are left out because they are still running (INSIGHT-21). */
export function RunningRetros({ retros }: { retros: TeamInsights['running'] }) {
  if (retros.length === 0) return null
  return <p className="text-sm text-pretty text-ink-soft">{runningText(retros)}</p>
}

/** Names few retros, with the time where they share a title, and counts more. */
export function runningText(retros: TeamInsights['running']): string {
  if (retros.length > NAMED_MAX) return t('insights.runningMany', { count: retros.length })
  const isShared = new Set(retros.map(({ name }) => name)).size < retros.length
  const names = retros.map(({ name, timestamp }) =>
    isShared ? t('insights.runningSince', { name, since: locale.moment.format(timestamp) }) : name,
  )
  return t('insights.running', { retros: locale.list.format(names) })
}
