import type { TrackerTargets } from '@retropulse/contract/trackers'
import { TRACKER_NAMES } from '@retropulse/domain/trackers/tracker-kinds'
import Send from 'lucide-react/icons/send'
import { useEffect, useId, useRef } from 'react'
import { usePhone } from '../../lib/use-phone.ts'
import { Button } from '../../ui/button.tsx'
import { PageMark } from '../../ui/page-mark.tsx'
import { SelectBeside } from '../../ui/select-beside.tsx'
import { useDockedBar } from '../../ui/use-docked-bar.ts'
import { t } from './issue-messages.ts'
import { trackerName } from './tracker-name.ts'

type Target = TrackerTargets['trackers'][number]

export interface SendBarProps {
  targets: readonly Target[]
  target: Target
  /** The action items that were chosen. */
  chosen: ReadonlySet<string>
  isBusy: boolean
  onTarget: (id: string) => void
  onAll: () => void
  onSend: () => void
  onCancel: () => void
}

/** Stays at the lower edge of the window while several action items are being chosen, and says what for (TRACK-17). */
export function SendBar(props: SendBarProps) {
  const { targets, target, chosen, isBusy } = props
  const bar = useRef<HTMLDivElement>(null)
  useDockedBar(bar)
  const isPhone = usePhone()
  const title = useId()
  const kind = TRACKER_NAMES[target.kind]
  const where = targets.length > 1 && (
    <SelectBeside
      label={t('send.where')}
      labelHidden
      value={target.id}
      options={targets.map((each) => ({ value: each.id, name: trackerName(each) }))}
      onValueChange={props.onTarget}
      className="min-w-0 max-sm:w-full sm:max-w-80"
    />
  )
  const all = <Button onClick={props.onAll}>{t('send.all')}</Button>
  const cancel = (
    <Button variant={isPhone ? 'secondary' : 'quiet'} className="sm:ms-auto" onClick={props.onCancel}>
      {t('cancel')}
    </Button>
  )
  return (
    <div
      ref={bar}
      role="group"
      aria-labelledby={title}
      className="fade-above sticky bottom-0 z-(--z-sticky) -mx-5 bg-desk px-5 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <PageMark name="docked-bar" />
      <div className="flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised p-3 shadow-raised">
        {/* Of a long list this alone says what is being done: its upper end is out of sight. */}
        <h3 id={title} className="text-sm font-semibold max-sm:flex-1 sm:mb-0.5 sm:w-full">
          {t('send.title', { kind })}
        </h3>
        {/* First what changes the choice; then where it goes, beside the button that sends it there. */}
        {all}
        {isPhone && where}
        {cancel}
        {!isPhone && where}
        <Button
          variant="primary"
          className="max-sm:flex-1"
          busy={isBusy}
          disabled={chosen.size === 0}
          onClick={props.onSend}
        >
          {t('send.chosen', { count: chosen.size, kind })}
        </Button>
      </div>
    </div>
  )
}

export interface SendOpenerProps {
  targets: readonly Target[]
  target: Target
  onChoose: () => void
}

/** Above the list: opens the choice of several action items (TRACK-7). */
export function SendOpener({ targets, target, onChoose }: SendOpenerProps) {
  return (
    <Button data-send-opener icon={<Send aria-hidden="true" className="size-4" />} onClick={onChoose}>
      {openerLabel(targets, target)}
    </Button>
  )
}

function openerLabel(targets: readonly Target[], target: Target): string {
  return targets.length === 1 ? t('send.open', { kind: TRACKER_NAMES[target.kind] }) : t('send.openAny')
}

/**
 * Opening and closing the choice remove the button that has the focus: it goes to the first box, and back to the button
 * that opens the choice.
 */
export function useFocusOfChoice(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    document.querySelector<HTMLElement>(isOpen ? '[data-choice]' : '[data-send-opener]')?.focus()
  }, [isOpen])
}
