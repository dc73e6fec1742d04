import type { TrackerTargets } from '@retropulse/contract/trackers'
import { TRACKER_NAMES } from '@retropulse/domain/trackers/tracker-kinds'
import Send from 'lucide-react/icons/send'
import { useEffect, useRef } from 'react'
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

/** Above the list: a button that opens the choice of the tracker and of several action items (TRACK-7). */
export function SendBar(props: SendBarProps) {
  const { targets, target, chosen, isBusy, canSend } = props
  const isOpen = chosen !== null
  const place = useFocusOf(isOpen)
  const kind = TRACKER_NAMES[target.kind]
  const label = targets.length === 1 ? t('send.open', { kind }) : t('send.openAny')
  if (!isOpen)
    return (
      <div ref={place} tabIndex={-1} className="flex outline-none empty:hidden">
        {canSend && (
          <Button icon={<Send aria-hidden="true" className="size-4" />} onClick={props.onChoose}>
            {label}
          </Button>
        )}
      </div>
    )
  return (
    <div
      ref={place}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className="flex basis-full flex-wrap items-center gap-2 outline-none"
    >
      {targets.length > 1 && (
        <SelectBeside
          label={t('send.where')}
          value={target.id}
          options={targets.map((each) => ({ value: each.id, name: trackerName(each) }))}
          onValueChange={props.onTarget}
          className="min-w-0 max-sm:w-full sm:max-w-80"
        />
      )}
      <Button
        variant="primary"
        className="max-sm:px-2.5"
        busy={isBusy}
        disabled={chosen.size === 0}
        onClick={props.onSend}
      >
        {t('send.chosen', { count: chosen.size, kind })}
      </Button>
      <Button className="max-sm:px-2.5" onClick={props.onAll}>
        {t('send.all')}
      </Button>
      <Button variant="quiet" className="max-sm:px-2" onClick={props.onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}

/** Opening and closing remove the button that has the focus: it goes on to what stands in its place. */
function useFocusOf(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const button = isOpen ? null : place.current?.querySelector('button')
    ;(button ?? place.current)?.focus()
  }, [isOpen])
  return place
}
