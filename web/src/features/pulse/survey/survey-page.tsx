import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import { useQuery } from '@tanstack/react-query'
import Hourglass from 'lucide-react/icons/hourglass'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { problemIn } from '../../../lib/problem.ts'
import { pageStatusQuery } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { PageState } from '../../../ui/page-state.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { LeadControls } from './lead-controls.tsx'
import { t } from './messages.ts'
import { MyAnswers } from './my-answers.tsx'
import { QuestionsPreview } from './questions-preview.tsx'
import { ResultsPart } from './results-part.tsx'
import { surveyQuery } from './survey-calls.ts'
import { SurveyHead } from './survey-head.tsx'
import { SurveySkeleton } from './survey-skeleton.tsx'

/** The page of a survey (PULSE-38), for people of its team and, where that is public, for anyone with the link. */
export function SurveyPage() {
  const { id = '' } = useParams()
  return <SurveyWithId key={id} id={id} />
}

function SurveyWithId({ id }: { id: string }) {
  const { data: survey, error, isFetching, refetch } = useQuery(surveyQuery(id))
  const { data: status } = useQuery(pageStatusQuery)
  usePageTitle(survey?.name)
  if (survey === undefined && error !== null && problemIn(error).code === 'forbidden')
    return <DraftClosed isBusy={isFetching} onRetry={() => void refetch()} />
  if (survey === undefined || status === undefined) return <SurveySkeleton />
  const { state, results, mayManage, mayDelete } = survey
  // Answers of one person are never taken for those of the next one: each has a state of their own.
  const userId = status.profile?.sub ?? null
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-5 px-5 py-6 sm:py-8">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <SurveyHead survey={survey} />
        {(mayManage || mayDelete) && <LeadControls survey={survey} />}
      </div>
      {state === 'not-started' ? (
        <section aria-label={t('lead.questions')} className="-mt-4 flex flex-col gap-4">
          <p className="text-sm text-pretty text-ink-soft">{t('lead.notStarted')}</p>
          <QuestionsPreview format={survey.format} />
        </section>
      ) : results === null ? (
        <MyAnswers key={userId} survey={survey} userId={userId} />
      ) : (
        <Parts survey={survey} userId={userId} onChanged={() => void refetch()} />
      )}
    </div>
  )
}

interface PartsProps {
  survey: PulseSurvey
  userId: string | null
  onChanged: () => void
}

/** The user's own answers and the results, each on a tab. */
function Parts({ survey, userId, onChanged }: PartsProps) {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('tab')
  // Not changed by what happens later: people keep the tab that they are on.
  const [first] = useState(() => firstTabOf(survey))
  const tab = wanted === 'mine' || wanted === 'results' ? wanted : first
  const choose = (chosen: string) => setQuery({ tab: chosen }, { replace: true })
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onValueChange={choose}
      tabs={[
        { value: 'mine', label: t('tab.mine') },
        { value: 'results', label: t('tab.results') },
      ]}
    >
      <TabPanel value="mine">
        <MyAnswers key={userId} survey={survey} userId={userId} />
      </TabPanel>
      <TabPanel value="results" className="pt-6">
        <ResultsPart survey={survey} onChanged={onChanged} />
      </TabPanel>
    </Tabs>
  )
}

/** An ended survey opens with its results, unless people who lead the team wait for a reply. */
function firstTabOf({ state, pulseData }: PulseSurvey): 'mine' | 'results' {
  const own = Object.values(pulseData.submittedData ?? {})
  const isAsked = own.some(({ thread }) => thread !== null && !thread.isEnded)
  return state === 'ended' && !isAsked ? 'results' : 'mine'
}

/** PULSE-64: a draft is open to those who start surveys alone. */
function DraftClosed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  usePageTitle(t('draft.title'))
  return (
    <PageState
      icon={<Hourglass />}
      title={t('draft.title')}
      text={t('draft.text')}
      action={
        <Button
          variant="primary"
          busy={isBusy}
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={onRetry}
        >
          {t('retry')}
        </Button>
      }
    />
  )
}
