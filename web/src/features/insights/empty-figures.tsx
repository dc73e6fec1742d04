export interface EmptyFigure {
  readonly title: string
  /** What is missing. */
  readonly text: string
}

/** Charts and lists without content: a line each in one card, so that they leave no holes between the others. */
export function EmptyFigures({ figures }: { figures: readonly EmptyFigure[] }) {
  if (figures.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-2 rounded-lg border border-line bg-surface px-5 py-4 max-sm:flex-col">
      {figures.map(({ title, text }) => (
        <div key={title} className="flex items-baseline gap-x-2 max-sm:flex-col">
          <h3 className="text-sm font-medium">{title}</h3>
          <p className="text-sm text-ink-soft">{text}</p>
        </div>
      ))}
    </div>
  )
}
