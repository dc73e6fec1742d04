import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export interface NotePaperProps extends ComponentProps<'div'> {
  /** Lifted off the board: in this person's hand, in somebody else's, or under this person's pen. */
  lift?: 'mine' | 'theirs' | 'editing' | undefined
  /** This person wrote it. */
  isOwn?: boolean | undefined
  /** Somebody else is writing on it. */
  isTaken?: boolean | undefined
}

/** The sheet that a note is written on, in the colour of its column; text grows with the sheet (D5). */
export function NotePaper({ lift, isOwn = false, isTaken = false, className, ...rest }: NotePaperProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'group/note relative rounded-sm border bg-hue px-3 pt-2.5 pb-2 text-[clamp(0.8125rem,6.6cqi,1rem)] leading-[1.45] text-hue-ink',
        // One's own sheets have a binding edge; a form, so that it is seen without colours too.
        isOwn && 'border-s-4 ps-2.25 [border-inline-start-style:solid]!',
        lift === 'mine' && 'rotate-1 cursor-grabbing border-hue-line shadow-floating motion-reduce:rotate-0',
        lift === 'theirs' && 'border-dashed border-hue-ink-soft shadow-floating',
        lift === 'editing' && 'border-focus shadow-floating',
        lift === undefined &&
          (isTaken ? 'border-dashed border-hue-ink-soft' : 'border-hue-line shadow-raised'),
        className,
      )}
    />
  )
}
