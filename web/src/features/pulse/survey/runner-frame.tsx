import { clsx } from 'clsx'
import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { PageMark } from '../../../ui/page-mark.tsx'
import { useDockedBar } from '../../../ui/use-docked-bar.ts'

export interface RunnerFrameProps {
  /**
   * What the preview of the editor shows, in words: all but the buttons is a picture with this name, which takes no focus
   * and no press, and the card is as high as `--preview-height` says.
   */
  preview?: string | undefined
  /** The card ends below its content: its button is no place that those of the next steps keep. */
  isShort?: boolean
  /** The buttons, which stay in reach of a thumb at the lower edge of a phone. */
  footer: ReactNode
  /** Stands right above the buttons, where it is in view and toasts do not cover it. */
  alert?: ReactNode
  children: ReactNode
}

/**
 * The card that every step of the runner stands in, as high for each of them, so that the buttons keep their place. Its
 * content follows the width of the card, not of the window: the preview of the editor is as narrow as a phone.
 */
export function RunnerFrame({ preview, isShort = false, footer, alert, children }: RunnerFrameProps) {
  const bar = useRef<HTMLDivElement>(null)
  const isPreview = preview !== undefined
  return (
    <div
      className={clsx(
        '@container flex flex-col rounded-lg border border-line bg-surface',
        isPreview ? 'isolate h-(--preview-height) overflow-y-auto' : !isShort && 'min-h-[29rem]',
      )}
    >
      <div
        {...(isPreview && { role: 'img', 'aria-label': preview })}
        className="flex flex-1 flex-col px-4 pt-5 pb-6 @lg:px-8 @lg:pt-7"
      >
        <div
          {...(isPreview && { inert: true, 'aria-hidden': true })}
          className="mx-auto flex w-full max-w-xl flex-1 flex-col"
        >
          {children}
        </div>
      </div>
      <div
        ref={bar}
        className="sticky bottom-0 z-(--z-sticky) rounded-b-lg border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] @lg:px-8"
      >
        <div className="mx-auto max-w-xl">
          {alert}
          <div
            data-turns
            className="flex items-center justify-between gap-3 [[role=alert]:not(.sr-only)+&]:mt-3"
          >
            {footer}
          </div>
        </div>
      </div>
      {/* After the bar: its effect finds the element. */}
      {!isPreview && <Docked bar={bar} />}
    </div>
  )
}

/** Marks the page as one with a bar at its lower edge, and keeps its toasts above that bar. */
function Docked({ bar }: { bar: RefObject<HTMLDivElement | null> }) {
  useDockedBar(bar)
  return <PageMark name="docked-bar" />
}
