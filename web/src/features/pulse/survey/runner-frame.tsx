import { useRef } from 'react'
import type { ReactNode } from 'react'
import { PageMark } from '../../../ui/page-mark.tsx'
import { useDockedBar } from '../use-docked-bar.ts'

export interface RunnerFrameProps {
  /** The buttons, which stay in reach of a thumb at the lower edge of a phone. */
  footer: ReactNode
  children: ReactNode
}

/** The card that every step of the runner stands in, as high for each of them, so that the buttons keep their place. */
export function RunnerFrame({ footer, children }: RunnerFrameProps) {
  const bar = useRef<HTMLDivElement>(null)
  useDockedBar(bar)
  return (
    <div className="flex min-h-[29rem] flex-col rounded-lg border border-line bg-surface">
      <div className="flex flex-1 flex-col px-4 pt-5 pb-6 sm:px-8 sm:pt-7">
        <div className="mx-auto flex w-full max-w-xl flex-1 flex-col">{children}</div>
      </div>
      <div
        ref={bar}
        className="sticky bottom-0 z-(--z-sticky) rounded-b-lg border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8"
      >
        <PageMark name="docked-bar" />
        <div className="mx-auto flex max-w-xl items-center justify-between gap-3">{footer}</div>
      </div>
    </div>
  )
}
