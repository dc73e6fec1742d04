import ArrowRight from 'lucide-react/icons/arrow-right'

export interface BracketsExampleProps {
  label: string
  /** A name with a description in brackets, as it is typed. */
  typed: string
  name: string
  description: string
  /** Stands for the arrow in the ears of a screen reader. */
  becomes: string
}

/** What brackets in a name make of it: the typed text, and the heading with its description as they are drawn. */
export function BracketsExample({ label, typed, name, description, becomes }: BracketsExampleProps) {
  return (
    <span className="inline-flex items-center gap-2.5 rounded-sm bg-fill px-3 py-1.5 text-sm text-ink">
      <span className="text-xs text-ink-soft">{label}</span>
      {typed}
      <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-ink-soft rtl:-scale-x-100" />
      <span className="sr-only">{becomes}</span>
      <span className="flex flex-col border-b-2 border-line-strong pe-3 text-start">
        <span className="font-display text-sm/4.5 font-semibold">{name}</span>{' '}
        <span className="text-xs/4 text-ink-soft">{description}</span>
      </span>
    </span>
  )
}
