import type { TrackerIssue } from '@retropulse/contract/trackers'
import { TRACKER_NAMES } from '@retropulse/domain/trackers/tracker-kinds'
import { clsx } from 'clsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import Send from 'lucide-react/icons/send'
import { t } from './issue-messages.ts'

export interface IssueChipProps {
  issue: TrackerIssue
  /** The text of the action item. */
  text: string
  /** Whether action items are being chosen: that this one was sent counts then, and not the state of its issue. */
  isChoosing?: boolean
  onRetry: () => void
}

const linkClass =
  'touch-area inline-flex h-7 min-w-0 items-center gap-1.5 max-sm:gap-1 rounded-sm max-sm:pointer-coarse:h-11 text-ink-soft hover:text-ink hover:underline digits'

/** What became of an action item that was sent to a tracker (TRACK-8). */
export function IssueChip({ issue, text, isChoosing = false, onRetry }: IssueChipProps) {
  const { state, failure, label, url } = issue
  const kind = TRACKER_NAMES[issue.kind]
  if (state === 'queued')
    return (
      <span className={clsx('min-w-0 text-pretty', failure !== null && 'basis-full text-warn-ink')}>
        {failure === null
          ? t('issue.queued', { kind })
          : t('issue.waiting', { failure: t(`failure.${failure}`) })}
      </span>
    )
  if (state === 'failed')
    return (
      <span className="min-w-0 basis-full text-pretty text-danger-ink">
        {t('issue.failed', { kind, failure: t(`failure.${failure ?? 'error'}`) })}{' '}
        <button
          type="button"
          aria-label={t('issue.again.named', { text })}
          className="touch-area rounded-sm font-medium underline"
          onClick={onRetry}
        >
          {t('issue.again')}
        </button>
      </span>
    )
  const shown = t(isChoosing ? 'issue.sent' : `issue.${state}`, { label: label ?? '' })
  const StateIcon = state === 'open' ? CircleDot : CircleCheck
  const Icon = isChoosing ? Send : StateIcon
  return (
    <a
      href={url ?? undefined}
      target="_blank"
      rel="noreferrer"
      aria-label={t('issue.link', { state: shown, kind, text })}
      className={linkClass}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 max-sm:size-3.5" />
      {shown}
    </a>
  )
}
