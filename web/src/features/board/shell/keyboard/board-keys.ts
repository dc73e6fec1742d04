import type { Direction } from '../../model/adjacent-note.ts'

/** What a key asks for, depending on where the focus is (NOTE-21, VOTE-19). */
export type Intent =
  | { readonly type: 'go'; readonly to: Direction | 'first' | 'last' }
  | { readonly type: 'edit' | 'menu' | 'comments' | 'react' | 'delete' | 'pick-up' | 'group' }
  | { readonly type: 'vote'; readonly step: 'give' | 'take' }
  | { readonly type: 'add' | 'help' }
  | { readonly type: 'step'; readonly to: Direction }
  | { readonly type: 'put-down' | 'let-go' }

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

export interface KeyPlace {
  /** On a note itself, on another element of a column, or elsewhere on the board. */
  readonly on: 'note' | 'column' | 'board'
  readonly isHolding: boolean
  /** WCAG 2.1.4: keys that print a character can be switched off (A11Y-5). */
  readonly hasSingleKeys: boolean
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The intent of a key, or null when the board leaves it to the browser. */
export function intentOf(press: KeyPress, place: KeyPlace): Intent | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  if (place.isHolding) return holdIntent(press.key, place.hasSingleKeys)
  if (place.on === 'note') {
    const intent = noteIntent(press.key)
    if (intent !== null) return intent
  }
  if (place.on === 'column' && press.key === 'ArrowDown') return { type: 'go', to: 'first' }
  return place.hasSingleKeys ? letterIntent(press, place.on) : null
}

function holdIntent(key: string, hasSingleKeys: boolean): Intent | null {
  const to = ARROWS[key]
  if (to !== undefined) return { type: 'step', to }
  if (key === 'Enter' || key === ' ') return { type: 'put-down' }
  if (hasSingleKeys && key.toLowerCase() === 'g') return { type: 'group' }
  return key === 'Escape' || key === 'Tab' ? { type: 'let-go' } : null
}

function noteIntent(key: string): Intent | null {
  const to = ARROWS[key]
  if (to !== undefined) return { type: 'go', to }
  switch (key) {
    case 'Home':
      return { type: 'go', to: 'first' }
    case 'End':
      return { type: 'go', to: 'last' }
    case 'Enter':
      return { type: 'edit' }
    case ' ':
      return { type: 'menu' }
    case 'Delete':
    case 'Backspace':
      return { type: 'delete' }
    default:
      return null
  }
}

function letterIntent(press: KeyPress, on: KeyPlace['on']): Intent | null {
  switch (press.key) {
    case 'n':
    case 'N':
      return { type: 'add' }
    case '?':
      return { type: 'help' }
    default:
      return on === 'note' ? noteLetterIntent(press.key.toLowerCase(), press.shiftKey) : null
  }
}

function noteLetterIntent(key: string, hasShift: boolean): Intent | null {
  switch (key) {
    case 'v':
      return { type: 'vote', step: hasShift ? 'take' : 'give' }
    case 'm':
      return { type: 'pick-up' }
    case 'g':
      return { type: 'group' }
    case 'c':
      return { type: 'comments' }
    case 'e':
    case 'r':
      return { type: 'react' }
    default:
      return null
  }
}
