import { useRef } from 'react'
import type { ReactNode } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { PageMark } from '../../ui/page-mark.tsx'
import { useDockedBar } from '../../ui/use-docked-bar.ts'

export interface ImportBarProps {
  /** What the import will create, beside the button. */
  summary?: string | undefined
  /** The refusal of the import. */
  alert?: string | undefined
  /** The buttons. */
  children: ReactNode
}

/** The bar with the button that imports, which stays at the lower edge of the window however long the file is (IMPORT-32). */
export function ImportBar({ summary, alert, children }: ImportBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useDockedBar(bar)
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-(--z-sticky) -mb-8 flex flex-col gap-3 bg-surface pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [border-image:linear-gradient(var(--color-line)_1px,var(--color-surface)_1px)_fill_0//0_100vw] lg:-mb-10"
    >
      <PageMark name="docked-bar" />
      <FormAlert text={alert} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {summary !== undefined && (
          <p className="min-w-24 flex-1 text-sm text-pretty text-ink-soft digits">{summary}</p>
        )}
        {children}
      </div>
    </div>
  )
}
