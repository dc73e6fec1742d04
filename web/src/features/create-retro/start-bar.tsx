import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { PageMark } from '../../ui/page-mark.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDockedBar } from '../../ui/use-docked-bar.ts'
import { t } from './messages.ts'
import { StartButton, type StartButtonProps } from './start-button.tsx'

interface StartBarProps {
  /** The name of what the retro begins with; undefined while it loads. */
  formatName: string | undefined
  /** The refusal of the whole form. */
  alert: string | undefined
  button: Omit<StartButtonProps, 'className' | 'describedBy'>
}

/**
 * The bar of narrow windows, which stays in view below the page: the chosen format, which may have scrolled out of view,
 * and the button that starts the retro (CREATE-40). In a wide window both stand beside the gallery.
 */
export function StartBar({ formatName, alert, button }: StartBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const formatId = useId()
  useDockedBar(bar)
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-(--z-sticky) -mx-5 -mb-8 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <PageMark name="docked-bar" />
      {/* Beside the button that was pressed; further up it would be out of view (CREATE-9). */}
      <div className="has-[[role=alert]:not(:empty)]:mb-3">
        <FormAlert text={alert} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p
          id={formatId}
          className={clsx(
            'flex min-w-24 flex-1 flex-col',
            button.refusedBy === 'personal' && 'max-sm:hidden',
          )}
        >
          <span className="text-xs text-ink-faint">{t('format')}</span>
          <span className="flex min-h-lh items-center text-sm font-medium">
            {formatName === undefined ? (
              <Skeleton className="h-3.5 w-24" />
            ) : (
              <span className="truncate">{formatName}</span>
            )}
          </span>
        </p>
        <StartButton
          {...button}
          describedBy={formatId}
          className={clsx('min-w-36 sm:min-w-72', button.refusedBy !== undefined && 'max-sm:w-full')}
        />
      </div>
    </div>
  )
}
