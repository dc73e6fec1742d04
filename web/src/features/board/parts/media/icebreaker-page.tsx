import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { usePageTitle } from '../../../../lib/page-title.ts'
import { useProfile, userMetaQuery } from '../../../../lib/session.ts'
import { t } from './messages.ts'
import { QuestionCard } from './question-card.tsx'

/** The page of icebreaker questions, in a tab beside the board (ICE-3). */
export function IcebreakerPage() {
  usePageTitle(t('pageTitle'))
  const { teamId } = useParams()
  const profile = useProfile()
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: Boolean(profile), throwOnError: false })
  // A team that is not the user's leads to the dashboard (ICE-3).
  if (meta && teamId !== undefined && !meta.teams.some(({ id }) => id === teamId))
    return <Navigate to="/dashboard" replace />
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
