import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A surface with the usual padding. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('rounded-lg border border-line bg-surface p-5', className)} />
}

/** For a link or button that is a card as a whole: it lifts a little under the pointer. */
export const pressableCardClass =
  'block rounded-lg border border-line bg-surface p-5 text-start transition-[border-color,box-shadow] duration-fast ' +
  'hover:border-line-strong hover:shadow-raised'
