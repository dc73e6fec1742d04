import type { PulseModel } from '@retropulse/contract/pulse'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { pressableCardClass } from '../../../ui/card.tsx'
import { t as models } from '../messages.ts'
import { t } from './messages.ts'

export interface ModelChoiceProps {
  models: readonly PulseModel[]
  /** The address names a model that is not enabled, or none. */
  isGone: boolean
}

/** The enabled models to choose from, where the address names none of them. */
export function ModelChoice({ models: enabled, isGone }: ModelChoiceProps) {
  return (
    <section aria-labelledby="choose-model" className="flex flex-col gap-4">
      <div>
        <h2 id="choose-model" className="font-display text-xl font-semibold tracking-tight">
          {t('begin.choose')}
        </h2>
        {isGone && (
          <p role="status" className="mt-1 text-sm text-warn-ink">
            {t('begin.goneLink')}
          </p>
        )}
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {enabled.map(({ id, title, format }) => (
          <li key={id} className="min-w-0">
            <Link
              to={`?${new URLSearchParams({ modelId: id }).toString()}`}
              className={`h-full ${pressableCardClass}`}
            >
              <span className="flex h-full items-center gap-4">
                <span className="min-w-0 flex-1 self-start">
                  <span dir="auto" className="block text-base font-semibold wrap-anywhere">
                    {title}
                  </span>
                  <span className="mt-1 block text-sm text-ink-soft">
                    {models('model.questions', { count: format.topics.length })}
                  </span>
                  <FirstTopics topics={format.topics} />
                </span>
                <ChevronRight
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-faint rtl:-scale-x-100"
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Topics that a card names; of more it says how many there are. */
const SHOWN = 6

function FirstTopics({ topics }: { topics: PulseModel['format']['topics'] }) {
  return (
    <span className="mt-3 flex flex-col gap-1 text-sm">
      {topics.slice(0, SHOWN).map(({ id, icon, title }) => (
        <span key={id} className="flex min-w-0 gap-2">
          <span aria-hidden="true" className="w-5 shrink-0 truncate text-center emoji-edge">
            {icon}
          </span>
          <span dir="auto" className="min-w-0 truncate">
            {title}
          </span>
        </span>
      ))}
      {topics.length > SHOWN && (
        <span className="ms-7 text-ink-soft">{t('begin.more', { count: topics.length - SHOWN })}</span>
      )}
    </span>
  )
}
