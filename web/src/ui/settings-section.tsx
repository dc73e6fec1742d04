import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'

export interface SettingsSectionProps {
  /** The id of the heading, to which a `SettingsIndex` leads. */
  id?: string
  title: string
  /** An explanation above the controls. */
  text?: ReactNode
  children: ReactNode
  className?: string
}

/** One subject of a `SettingsLayout`: its name above its controls. */
export function SettingsSection({ id: ownId, title, text, children, className }: SettingsSectionProps) {
  const newId = useId()
  const id = ownId ?? newId
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-8 first:border-t-0 first:pt-0',
        className,
      )}
    >
      <div>
        <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-base font-semibold outline-none">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-sm text-pretty text-ink-soft">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
