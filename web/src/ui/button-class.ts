import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-outline'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as high, for an icon alone. */
  square?: boolean | undefined
}

const base =
  'touch-target inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap select-none ' +
  'transition-[background-color,border-color,color,scale] duration-fast not-aria-disabled:active:scale-[0.98] ' +
  'dims aria-busy:cursor-progress'

const variants: Record<ButtonVariant, string> = {
  primary: 'dims-filled bg-accent text-on-accent not-aria-disabled:hover:bg-accent-hover',
  secondary:
    'border border-button-line bg-raised text-ink not-aria-disabled:hover:border-line-strong not-aria-disabled:hover:bg-surface',
  quiet:
    'text-ink-soft not-aria-disabled:hover:bg-fill not-aria-disabled:hover:text-ink data-[state=open]:bg-fill',
  /** Opens what a danger button confirms. */
  'danger-outline':
    'border border-button-line bg-raised text-danger-ink not-aria-disabled:hover:border-danger not-aria-disabled:hover:bg-danger-soft',
  danger: 'dims-filled bg-danger text-on-danger not-aria-disabled:hover:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 gap-1.5 rounded-sm px-3 text-sm',
  md: 'h-10 gap-2 rounded-md px-4 text-sm',
  lg: 'h-12 gap-2 rounded-md px-6 text-base',
}

const squares: Record<ButtonSize, string> = {
  sm: 'size-8 rounded-sm',
  md: 'size-10 rounded-md',
  lg: 'size-12 rounded-md',
}

/** The classes of a button, for a link that looks like one too. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'secondary', size = 'md', square = false } = look
  return clsx(base, variants[variant], square ? squares[size] : sizes[size])
}
