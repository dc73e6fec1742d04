export interface EmptyFigureProps {
  id?: string
  title: string
  /** What is missing. */
  text: string
}

/** A chart or list without content: one line instead of empty axes. */
export function EmptyFigure({ id, title, text }: EmptyFigureProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 self-start rounded-lg border border-line bg-surface px-5 py-4">
      <h3 id={id} className="font-display text-lg font-semibold tracking-tight">
        {title}
      </h3>
      <p className="text-sm text-ink-soft">{text}</p>
    </div>
  )
}
