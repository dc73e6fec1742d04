import type { TeamPulseModels } from '@retropulse/contract/pulse'
import { clsx } from 'clsx'
import { ModelCard } from './model-card.tsx'

/** Surveys to read; a single one is open, over the whole width. */
export function ReadableModels({ models }: TeamPulseModels) {
  return (
    <ul className={clsx('grid gap-4 has-[details[open]]:items-start', models.length > 1 && 'md:grid-cols-2')}>
      {models.map((model) => (
        <li key={model.id} className="min-w-0">
          <ModelCard model={model} isSingle={models.length === 1} />
        </li>
      ))}
    </ul>
  )
}
