import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export interface NoteSurfaceProps extends ComponentProps<'div'> {
  /** Lifted: held by the viewer, held by another participant, or open in the viewer's editor. */
  lift?: 'mine' | 'theirs' | 'editing' | undefined
  /** The viewer wrote it. */
  isOwn?: boolean | undefined
  /** Another participant is typing on it. */
  isTaken?: boolean | undefined
  /** The note leads a group. */
  isStack?: boolean | undefined
}

/** The paper of a note, in the colour of its column, as high as its text needs (NOTE-16). */
export function NoteSurface({
  lift,
  isOwn = false,
  isTaken = false,
  isStack,
  className,
  ...rest
}: NoteSurfaceProps) {
  return (
    <div
      {...rest}
      className={clsx(
        'group/note relative cursor-default rounded-sm border bg-hue px-3 pt-2.5 pb-2 text-[clamp(0.9375rem,6.6cqi,1rem)] leading-[1.45] text-hue-ink',
        'in-data-compact:px-2 in-data-compact:pt-1.5 in-data-compact:pb-1 in-data-compact:text-[0.8125rem] in-data-compact:leading-snug min-[100rem]:in-data-compact:text-[0.9375rem]',
        // The viewer's own notes have a binding edge: a form, so that they are known without colours too.
        isStack && stack,
        isOwn && 'border-s-4 ps-2.25 in-data-compact:ps-1.25 [border-inline-start-style:solid]!',
        lift === 'mine' &&
          'rotate-1 cursor-grabbing border-hue-strong shadow-floating motion-reduce:rotate-0',
        lift === 'theirs' && 'border-dashed border-hue-ink-soft shadow-floating',
        lift === 'editing' && 'border-focus shadow-floating',
        // The list of a phone ends 8 px beside its notes, where it would cut the shadow.
        lift !== undefined && 'in-data-scroll:max-sm:shadow-raised',
        lift === undefined &&
          (isTaken
            ? 'border-dashed border-hue-ink-soft'
            : clsx('border-hue-line shadow-raised', isOwn && 'border-s-hue-edge')),
        className,
      )}
    />
  )
}

/** Two more sheets below the first: a form, so that a group is known without colours too. */
const stack = clsx(
  // The frame of a note with which another would be grouped goes round the note alone.
  'in-data-aimed:before:hidden in-data-aimed:after:hidden',
  // They begin below the lower edge of the first, which stays whole.
  'before:absolute before:inset-x-1 before:top-[calc(100%+1px)] before:h-1 before:rounded-b-sm before:border before:border-t-0 before:border-hue-line before:bg-hue in-data-compact:before:h-0.75',
  'after:absolute after:inset-x-2.5 after:top-[calc(100%+0.3125rem)] after:h-1 after:rounded-b-sm after:border after:border-t-0 after:border-hue-line after:bg-hue in-data-compact:after:top-[calc(100%+0.25rem)] in-data-compact:after:h-0.5',
)
