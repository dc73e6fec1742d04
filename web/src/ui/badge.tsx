import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Hue } from './hue.ts'

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | undefined
  /** A column hue instead of a tone. */
  hue?: Hue | undefined
  /** Decorative icon, 14 px. */
  icon?: ReactNode
  children: ReactNode
}

const tones = {
  neutral: 'bg-fill text-ink-soft',
  accent: 'bg-accent-soft text-accent-ink',
  ok: 'bg-ok-soft text-ok-ink',
  warn: 'bg-warn-soft text-warn-ink',
  danger: 'bg-danger-soft text-danger-ink',
}

/** A short label: a word or a number. */
export function Badge({ tone = 'neutral', hue, icon, children }: BadgeProps) {
  return (
    <span
      {...(hue && { 'data-hue': hue })}
      className={clsx(
        'inline-flex h-6 items-center gap-1 rounded-full px-2.5 text-xs font-medium whitespace-nowrap digits [&>svg]:size-3.5',
        hue ? 'bg-hue-strong text-on-hue-strong' : tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
