import { clsx } from 'clsx'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../../ui/button-class.ts'
import { useUndoKeys } from './undo-keys.ts'
import { useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { useUndo } from './use-undo.ts'

/** The buttons Undo and Redo, and their keys on the whole page (UNDO-4); with words below them in the bar of a phone. */
export function UndoButtons({ className, hasWords = false }: { className?: string; hasWords?: boolean }) {
  const canUndo = useLive((view) => view.canUndo)
  const canRedo = useLive((view) => view.canRedo)
  const { undo, redo } = useUndo()
  useUndoKeys({ undo, redo })
  return (
    <div className="flex shrink-0">
      <BarButton
        label={t('undo')}
        keys="Control+Z Meta+Z"
        reason={canUndo ? null : t('nothingToUndo')}
        icon={<Undo aria-hidden="true" className={hasWords ? 'size-5' : 'size-4.5'} />}
        onPress={undo}
        {...{ className, hasWords }}
      />
      <BarButton
        label={t('redo')}
        keys="Control+Shift+Z Meta+Shift+Z Control+Y"
        reason={canRedo ? null : t('nothingToRedo')}
        icon={<Redo aria-hidden="true" className={hasWords ? 'size-5' : 'size-4.5'} />}
        onPress={redo}
        className={className === undefined ? undefined : clsx(className, 'max-[30rem]:hidden')}
        hasWords={hasWords}
      />
    </div>
  )
}

interface BarButtonProps {
  label: string
  /** For aria-keyshortcuts. */
  keys: string
  /** Why it is disabled; it stays focusable and shows the reason as its tooltip. */
  reason: string | null
  icon: ReactNode
  onPress: () => void
  className: string | undefined
  /** Its word stands below the icon. */
  hasWords: boolean
}

function BarButton({ label, keys, reason, icon, onPress, className, hasWords }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      data-tooltip={reason ?? label}
      {...(reason !== null && { 'aria-disabled': true, 'aria-description': reason })}
      onClick={reason === null ? onPress : undefined}
      className={className ?? buttonClass({ variant: 'quiet', size: 'sm', square: true })}
    >
      {icon}
      {hasWords && <span aria-hidden="true">{label}</span>}
    </button>
  )
}
