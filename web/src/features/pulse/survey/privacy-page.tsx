import { usePageTitle } from '../../../lib/page-title.ts'
import { t } from './privacy-messages.ts'

/** What a survey stores, what others see, and what remains possible (PULSE-73), also for signed-out visitors. */
export function SurveyPrivacyPage() {
  usePageTitle(t('title'))
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-8 px-5 py-8 sm:py-12">
      <div>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="mt-2 text-base text-pretty text-ink-soft">{t('text')}</p>
      </div>
      {SECTIONS.map(({ title, points }) => (
        <section key={title} aria-labelledby={title}>
          <h2 id={title} className="font-display text-xl font-semibold tracking-tight">
            {t(title)}
          </h2>
          <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-base text-pretty marker:text-ink-faint">
            {points.map((point) => (
              <li key={point}>{t(point)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const SECTIONS = [
  { title: 'stored', points: ['stored.answers', 'stored.participants', 'stored.day', 'stored.own'] },
  { title: 'seen', points: ['seen.floor', 'seen.batches', 'seen.agreed', 'seen.comments', 'seen.same'] },
  { title: 'replies', points: ['replies.author', 'replies.email'] },
  { title: 'remains', points: ['remains.words', 'remains.small', 'remains.operator'] },
] as const
