import { clsx } from 'clsx'

export interface ChartShare {
  key: string
  name: string
  /** The share in words of the catalogue, such as 32%. */
  text: string
  value: number
  tone: keyof typeof tones
}

/** Parts of a whole as one bar, and below it what each part is, in the same order. */
export function ChartShares({ shares }: { shares: readonly ChartShare[] }) {
  return (
    <>
      <div className="flex h-4 gap-0.5 overflow-hidden rounded-full bg-fill">
        {shares.map(({ key, value, tone }) => (
          <div key={key} style={{ flexGrow: value }} className={tones[tone]} />
        ))}
      </div>
      <ul className="mt-4 grid gap-x-4 gap-y-2 text-sm sm:grid-cols-3">
        {shares.map(({ key, name, text, tone }) => (
          <li key={key} className="max-sm:flex max-sm:items-baseline">
            <span className="flex items-center gap-2 text-lg leading-6 font-semibold text-ink digits max-sm:w-18 max-sm:shrink-0">
              <span className={clsx('size-2.5 rounded-full', tones[tone])} />
              {text}
            </span>
            <span className="block text-pretty text-ink-soft">{name}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const tones = { strong: 'bg-accent', light: 'bg-accent-mid', quiet: 'bg-line-strong' }
