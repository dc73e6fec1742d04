import type { BoardCard } from '@retropulse/contract/board'
import { RetroCard } from './retro-card.tsx'
import { retroGridClass } from './retro-grid-class.ts'
import type { RetroMenuProps } from './retro-menu.tsx'

export interface RetroGridProps extends Omit<RetroMenuProps, 'retro'> {
  retros: readonly BoardCard[]
  className?: string
}

/** Retros as cards. */
export function RetroGrid({ retros, className = retroGridClass, ...rest }: RetroGridProps) {
  return (
    <ul className={className}>
      {retros.map((retro) => (
        <li key={retro.id} id={retroPlace(retro.id)}>
          <RetroCard retro={retro} {...rest} />
        </li>
      ))}
    </ul>
  )
}

/** Puts the focus on a card. */
export function focusRetro(retroId: string): void {
  document.getElementById(retroPlace(retroId))?.querySelector('a')?.focus()
}

function retroPlace(retroId: string): string {
  return `retro-${retroId}`
}
