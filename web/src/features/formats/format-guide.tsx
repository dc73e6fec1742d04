import type { Format } from '@retropulse/domain/board/formats/format'
import { useQuery } from '@tanstack/react-query'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { guideOf } from './guide-of.ts'
import { readStep } from './guides/guide.ts'
import { t } from './messages.ts'

/** When to use a format, how to run it in steps with times, and tips (CREATE-32). */
export function FormatGuide({ format }: { format: Format }) {
  const { data: guide } = useQuery({
    queryKey: ['format-guide', format.slug],
    queryFn: () => guideOf(format),
    staleTime: Infinity,
  })
  if (guide === undefined) return <Waiting />
  if (guide === null) return <p className="text-base text-ink-soft">{t('guide.none')}</p>
  const steps = guide.steps.map(readStep)
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="guide-when">
        <h2 id="guide-when" className={headingClass}>
          {t('guide.when')}
        </h2>
        <p className="text-base text-pretty">{guide.when}</p>
      </section>
      <section aria-labelledby="guide-how">
        <h2 id="guide-how" className={headingClass}>
          {t('guide.how')}{' '}
          <span className="ms-2 font-sans text-sm font-normal text-ink-soft digits">
            {t('guide.total', { count: total })}
          </span>
        </h2>
        <ol className="flex flex-col gap-3">
          {steps.map(({ minutes, text }) => (
            <li key={text} className="flex gap-4">
              <span className="w-16 shrink-0 rounded-sm bg-accent-soft py-1 text-center text-sm font-medium text-accent-ink digits self-start">
                {t('guide.minutes', { count: minutes })}
              </span>
              <span className="pt-0.5 text-base text-pretty">{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="guide-tips">
        <h2 id="guide-tips" className={headingClass}>
          {t('guide.tips')}
        </h2>
        <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-ink-faint">
          {guide.tips.map((tip) => (
            <li key={tip} className="text-base text-pretty">
              {tip}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const headingClass = 'mb-2.5 font-display text-xl font-semibold tracking-tight'

function Waiting() {
  return (
    <SkeletonGroup label={t('guide.loading')} className="flex flex-col gap-8">
      {['h-18', 'h-40', 'h-24'].map((height) => (
        <div key={height} className="flex flex-col gap-3">
          <Skeleton className="h-7 w-40" />
          <Skeleton className={`${height} w-full`} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
