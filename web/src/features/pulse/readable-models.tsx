import type { OrgPulseModels } from '@retropulse/contract/pulse'
import { ModelCard } from './model-card.tsx'

/** Surveys to read; a single one is open. */
export function ReadableModels({ models }: Pick<OrgPulseModels, 'models'>) {
  return (
    <ul className="grid items-start gap-4 md:grid-cols-2">
      {models.map((model) => (
        <li key={model.id} className="min-w-0">
          <ModelCard model={model} isOpen={models.length === 1} />
        </li>
      ))}
    </ul>
  )
}
