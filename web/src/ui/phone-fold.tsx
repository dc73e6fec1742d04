import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { createContext, use, useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { usePhone } from '../lib/use-phone.ts'

interface Fold {
  readonly isOpen: boolean
  /** The id of the part that opens. */
  readonly partId: string
  readonly toggle: () => void
}

const FoldContext = createContext<Fold | null>(null)

/**
 * On a phone the card inside is a row of a `PhoneFolds` with its title alone, which is a button that opens and closes the
 * rest.
 */
export function PhoneFold({ children }: { children: ReactNode }) {
  const isPhone = usePhone()
  const [isOpen, setOpen] = useState(false)
  const partId = useId()
  const fold = useMemo(() => ({ isOpen, partId, toggle: () => setOpen(!isOpen) }), [isOpen, partId])
  return <FoldContext value={isPhone ? fold : null}>{children}</FoldContext>
}

/** Cards that a phone shows as the rows of one card, each in a `PhoneFold`. */
export function PhoneFolds({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 empty:hidden max-sm:gap-0 max-sm:divide-y max-sm:divide-line max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-surface">
      {children}
    </div>
  )
}

/** The look of a card, or of a row of a `PhoneFolds`. */
export function foldCardClass(fold: Fold | null): string {
  return fold === null ? 'rounded-lg border border-line bg-surface p-5' : 'px-5 py-3'
}

/** How the card is folded; null where it never is. */
export function useFold(): Fold | null {
  return use(FoldContext)
}

export interface FoldTitleProps {
  id?: string
  /** What the card says first, in a few words: stands below its title while it is closed. */
  value?: string | undefined
  children: ReactNode
}

/** The title of a card, inside of a `PhoneFold` a button. */
export function FoldTitle({ id, value, children }: FoldTitleProps) {
  const fold = useFold()
  return (
    <h3 id={id} className="min-w-0 flex-1 font-display text-lg font-semibold tracking-tight text-ink">
      {fold === null ? (
        children
      ) : (
        <button
          type="button"
          aria-expanded={fold.isOpen}
          aria-controls={fold.partId}
          {...(value !== undefined && !fold.isOpen && { 'aria-description': value })}
          onClick={fold.toggle}
          className={clsx(
            'flex min-h-11 w-full items-center gap-2 rounded-sm text-start',
            value === undefined ? '-my-2' : '-my-1',
          )}
        >
          <span className="min-w-0 flex-1">
            {children}
            {value !== undefined && !fold.isOpen && (
              <span
                aria-hidden="true"
                dir="auto"
                className="mt-0.5 line-clamp-2 font-sans text-sm font-normal tracking-normal text-ink-soft wrap-anywhere"
              >
                {value}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            data-no-picture
            className={clsx(
              'size-4 shrink-0 text-ink-faint transition-transform duration-fast',
              fold.isOpen && 'rotate-180',
            )}
          />
        </button>
      )}
    </h3>
  )
}
