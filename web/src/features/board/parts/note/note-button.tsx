import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A small button on a note's paper, larger on touch devices. Its label is its tooltip. */
export function NoteButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-tooltip={rest['aria-label']}
      {...rest}
      className={clsx(
        'relative inline-flex h-6 min-w-7 items-center justify-center gap-1 rounded-sm px-1',
        'hover:bg-hue-line hover:text-hue-ink pointer-coarse:-my-2.5 pointer-coarse:h-11 pointer-coarse:min-w-11',
        className,
      )}
    />
  )
}
