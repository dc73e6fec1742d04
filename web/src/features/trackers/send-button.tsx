import type { TrackerTargets } from '@retropulse/contract/trackers'
import { TRACKER_NAMES } from '@retropulse/domain/trackers/tracker-kinds'
import Send from 'lucide-react/icons/send'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { MenuItem } from '../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../ui/menu-on-demand.tsx'
import { t } from './issue-messages.ts'
import { trackerName } from './tracker-name.ts'

export interface SendButtonProps {
  targets: TrackerTargets['trackers']
  /** The text of the action item. */
  text: string
  onSend: (trackerId: string) => void
}

const linkClass =
  'touch-area inline-flex h-7 shrink-0 items-center gap-1.5 rounded-sm whitespace-nowrap max-sm:pointer-coarse:h-11 ' +
  'opacity-0 group-focus-within/action:opacity-100 group-hover/action:opacity-100 data-[state=open]:opacity-100 ' +
  'hover:text-ink hover:underline pointer-coarse:opacity-100'

/** Sends one action item, from its row; of several trackers a menu asks for the one (TRACK-7). */
export function SendButton({ targets, text, onSend }: SendButtonProps) {
  const [first, second] = targets
  const button = useRef<HTMLButtonElement>(null)
  if (first === undefined) return null
  const icon = <Send aria-hidden="true" className="size-4 shrink-0" />
  if (second === undefined) {
    const kind = TRACKER_NAMES[first.kind]
    return (
      <button
        type="button"
        aria-label={t('send.named', { kind, text })}
        className={linkClass}
        onClick={() => onSend(first.id)}
      >
        {icon}
        {t('send', { kind })}
      </button>
    )
  }
  return (
    <MenuOnDemand
      title={t('send.any')}
      trigger={
        <button ref={button} type="button" aria-label={t('send.any.named', { text })} className={linkClass}>
          {icon}
          {t('send.any')}
        </button>
      }
    >
      <RoomBelow button={button} count={targets.length} />
      {targets.map((target) => (
        <MenuItem key={target.id} onSelect={() => onSend(target.id)}>
          {trackerName(target)}
        </MenuItem>
      ))}
    </MenuOnDemand>
  )
}

/**
 * Scrolls the page as far as the menu needs to open below its button: above it, it would cover the action item that it
 * is about. On a phone the menu is a sheet, and the page stays where it is.
 */
function RoomBelow({ button, count }: { button: RefObject<HTMLButtonElement | null>; count: number }) {
  useLayoutEffect(() => {
    const bottom = button.current?.getBoundingClientRect().bottom
    if (bottom === undefined || !matchMedia('(width >= 40rem)').matches) return
    const missing = bottom + count * ENTRY + EDGE - innerHeight
    if (missing > 0) scrollBy({ top: missing, behavior: 'instant' })
  }, [button, count])
  return null
}

/** CSS px: an entry with a name of two lines, and the distances around the list. */
const ENTRY = 56
const EDGE = 32
