import { useEffect, useRef } from 'react'
import { showToast } from '../../../ui/toast.ts'
import type { SessionView } from '../live/session-view.ts'
import { t } from '../model/messages.ts'

/** Long enough to read both lines, in milliseconds. */
const DURATION_MS = 12_000

/** True when what the participant typed is on the device and not yet on the board. */
export function hasUnsentText({ drafts, pendingCount, rejected }: SessionView): boolean {
  return drafts.length + pendingCount + rejected.length > 0
}

/** Says where the text is when editors close because the tab goes on as another person (CONN-20). */
export function useUnsentTextNotice(view: SessionView): void {
  const shown = useRef(view)
  useEffect(() => {
    const before = shown.current
    shown.current = view
    if (before.person === view.person || !hasUnsentText(before)) return
    showToast(t('unsent.title'), { id: 'unsent-text', text: t('unsent.text'), duration: DURATION_MS })
  }, [view])
}
