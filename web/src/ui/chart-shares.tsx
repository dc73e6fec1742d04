import { clsx } from 'clsx'

export interface ChartShare {
  key: string
  name: string
  /** The share in words of the catalogue, such as 32%. */
  text: string
  value: number
  tone: keyof typeof tones
}

/** Parts of a whole as one bar, and below it what each part is, in the same order: a row each, or side by side if wide.
 * Rows share the height of a card that is higher. */
export function ChartShares({ shares }: { shares: readonly ChartShare[] }) {
  return (
    <div className="@container flex flex-1 flex-col">
      <div className="flex h-4 shrink-0 gap-0.5 overflow-hidden rounded-full bg-fill">
        {shares.map(({ key, value, tone }) => (
          <div key={key} style={{ flexGrow: value }} className={tones[tone]} />
        ))}
      </div>
      <ul className="mt-3 grid flex-1 auto-rows-fr gap-x-4 text-sm @xl:mt-4 @xl:grid-cols-3">
        {shares.map(({ key, name, text, tone }) => (
          <li
            key={key}
            className="flex items-center border-b border-line py-2 last:border-b-0 @xl:block @xl:border-b-0 @xl:py-0"
          >
            <span className="flex w-26 shrink-0 items-center gap-2.5 font-display text-2xl font-semibold tracking-tight text-ink digits @xl:w-auto">
              <span className={clsx('size-2.5 rounded-full', tones[tone])} />
              {text}
            </span>
            <span className="block min-w-0 flex-1 text-pretty text-ink-soft">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Filled, outlined and grey: two blues beside each other would look alike. On a dark ground the pale one would hardly be
 * seen, and the two filled ones are far apart.
 */
const tones = {
  strong: 'bg-accent',
  light: 'border-2 border-accent-mid bg-[light-dark(var(--color-accent-soft),var(--color-accent-mid))]',
  quiet: 'bg-line-strong',
}
