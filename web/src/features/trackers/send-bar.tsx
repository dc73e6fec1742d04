import type { TrackerTargets } from '@retropulse/contract/trackers'
import { TRACKER_NAMES } from '@retropulse/domain/trackers/tracker-kinds'
import { Button } from '../../ui/button.tsx'
import { SelectBeside } from '../../ui/select-beside.tsx'
import { t } from './messages.ts'
import { trackerName } from './tracker-name.ts'

type Target = TrackerTargets['trackers'][number]

export interface SendBarProps {
  targets: readonly Target[]
  target: Target
  /** The action items that were chosen; null: none are being chosen. */
  chosen: ReadonlySet<string> | null
  isBusy: boolean
  /** Whether the list has an action item that was not sent. */
  canSend: boolean
  onTarget: (id: string) => void
  onChoose: () => void
  onAll: () => void
  onSend: () => void
  onCancel: () => void
}

/** Above the list: where action items are sent to, and sending several at once (TRACK-7). */
export function SendBar(props: SendBarProps) {
  const { targets, target, chosen, isBusy, canSend } = props
  const kind = TRACKER_NAMES[target.kind]
  if (targets.length === 1 && chosen === null && !canSend) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {targets.length > 1 && (
        <SelectBeside
          label={t('send.where')}

          value={target.id}
          options={targets.map((each) => ({ value: each.id, name: trackerName(each) }))}
          onValueChange={props.onTarget}
          className="min-w-0 max-sm:w-full sm:max-w-80"
        />
      )}
      {chosen === null ? (
        canSend && <Button onClick={props.onChoose}>{t('send.several', { kind })}</Button>
      ) : (
        <>
          <Button variant="primary" busy={isBusy} disabled={chosen.size === 0} onClick={props.onSend}>
            {t('send.chosen', { count: chosen.size, kind })}
          </Button>
          <Button onClick={props.onAll}>{t('send.all')}</Button>
          <Button variant="quiet" onClick={props.onCancel}>
            {t('cancel')}
          </Button>
        </>
      )}
    </div>
  )
}
