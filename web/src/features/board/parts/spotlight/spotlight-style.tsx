import Spotlight from 'lucide-react/icons/spotlight'
import { t } from '../../model/messages.ts'
import type { Light } from './is-in-spotlight.ts'

/**
 * How cards look in the spotlight and beside it: raised with a ring and a mark, or flat and without their colour, with
 * the text in full contrast. Set on the element around a card, so that the card itself is not rendered again.
 */
export const LIGHTS: Readonly<Record<Light, string>> = {
  lit: 'relative rounded-sm shadow-floating outline-3 outline-offset-1 outline-accent',
  dim: '[--hue-ink-soft:var(--color-ink-soft)] [--hue-ink:var(--color-ink-soft)] [--hue-line:var(--color-line)] [--hue-surface:var(--color-surface)] [--shadow-far:transparent] [--shadow-near:transparent]',
}

export function LitMark() {
  return (
    <span className="pointer-events-none absolute -inset-s-2 -top-2.5 z-1 flex size-6 items-center justify-center rounded-full bg-accent text-on-accent">
      <Spotlight aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t('note.lit')}</span>
    </span>
  )
}
