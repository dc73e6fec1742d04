import { usePageTitle } from '../../../lib/page-title.ts'
import { t } from './messages.ts'
import { QuestionCard } from './question-card.tsx'

/** Questions to warm up with, in a tab beside the board (board.md §2). */
export function IcebreakerPage() {
  usePageTitle(t('pageTitle'))
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-6 px-5 py-12">
      <header>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('pageTitle')}</h1>
        <p className="mt-2 text-ink-soft">{t('pageText')}</p>
      </header>
      <QuestionCard />
    </div>
  )
}
