import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'

export interface SettingsSectionProps {
  /** The id of the heading, to which a `SettingsIndex` leads. */
  id?: string
  title: string
  /** An explanation above the controls. */
  text?: ReactNode
  /** A table that reaches the edges of the card. */
  isFlush?: boolean
  children?: ReactNode
}

/** One subject of a `SettingsLayout`, as a card: its name above its controls. */
export function SettingsSection({ id: ownId, title, text, isFlush = false, children }: SettingsSectionProps) {
  const newId = useId()
  const id = ownId ?? newId
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <div>
        <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-base font-semibold outline-none">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-sm text-pretty text-ink-soft">{text}</p>}
      </div>
      <div className={clsx('min-w-0 empty:hidden', isFlush && '-mx-5 -mb-5 overflow-hidden rounded-b-lg')}>
        {children}
      </div>
    </section>
  )
}
