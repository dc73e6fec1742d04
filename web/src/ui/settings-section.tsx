import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { SectionHoldContext } from '../lib/section-hold.ts'
import { SectionValueContext } from '../lib/section-value.ts'
import { useSectionFold } from './use-section-fold.ts'

export interface SettingsSectionProps {
  /** The id of the heading, to which a `SettingsIndex` leads. */
  id?: string
  title: string
  /** An explanation above the controls. */
  text?: string | undefined
  /**
   * What is set now, in a few words: stands in place of the explanation while the section is folded, in one line. Null
   * while that is not known, or where the controls say it by `useSectionValue`: the line is kept for it.
   */
  value?: string | null | undefined
  /** A single button, which takes no more room than the row that would open it: never folded (ORG-38). */
  isShort?: boolean
  /** A table that reaches the edges of the card. */
  isFlush?: boolean
  children?: ReactNode
}

/**
 * One subject of a `SettingsLayout`: its name above its controls, as a card; on a narrow window a row of one card, which
 * its name unfolds (ORG-36).
 */
export function SettingsSection(props: SettingsSectionProps) {
  const { id: ownId, title, text, value, isFlush = false, isShort = false, children } = props
  const newId = useId()
  const id = ownId ?? newId
  const content = useRef<HTMLDivElement>(null)
  const { isFoldable, isFolded, toggle, hold } = useSectionFold(id, content, isShort)
  const [said, say] = useState<string>()
  const set = value === null ? (said ?? '') : value
  const isValue = isFolded && set !== undefined
  const about = isFolded ? (set ?? firstSentence(text)) : text
  return (
    <SectionHoldContext value={hold}>
      <section
        aria-labelledby={id}
        className="grid grid-cols-[minmax(0,1fr)] p-5 max-md:py-3.5 md:gap-4 md:rounded-lg md:border md:border-line md:bg-surface"
      >
        <div className={clsx(isFoldable && 'relative pe-8')}>
          <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-base font-semibold outline-none">
            {isFoldable ? (
              <button
                type="button"
                aria-expanded={!isFolded}
                aria-controls={`${id}-controls`}
                aria-describedby={about ? `${id}-about` : undefined}
                onClick={toggle}
                className={headClass}
              >
                {title}
              </button>
            ) : (
              title
            )}
          </h2>
          {about !== undefined && (
            <p
              id={`${id}-about`}
              className={clsx(
                'mt-1 text-sm text-ink-soft max-md:mt-0.5',
                // A value that comes later is as high as the line that waits for it.
                isValue ? 'min-h-5 truncate' : 'wrap-anywhere text-pretty',
              )}
            >
              {about}
            </p>
          )}
          {isFoldable && (
            <ChevronDown
              aria-hidden="true"
              className={clsx(
                'absolute inset-e-0 top-1 size-4 text-ink-faint transition-transform duration-fast',
                !isFolded && 'rotate-180',
              )}
            />
          )}
        </div>
        <div
          ref={content}
          id={`${id}-controls`}
          className={clsx(
            'min-w-0 empty:hidden',
            !isFolded && 'max-md:pt-4',
            isFlush && '-mx-5 overflow-hidden md:-mb-5 md:rounded-b-lg',
          )}
        >
          <SectionValueContext value={say}>{children}</SectionValueContext>
        </div>
      </section>
    </SectionHoldContext>
  )
}

/** The whole head is pressed, and has the focus ring. */
const headClass = clsx(
  'text-start focus-visible:outline-none',
  'after:absolute after:-inset-x-5 after:-inset-y-3.5 after:rounded-md',
  'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent',
)

/** The rest of an explanation is for those controls that are folded. */
function firstSentence(text: string | undefined): string | undefined {
  return text?.split(/(?<=\.) /, 1)[0]
}
