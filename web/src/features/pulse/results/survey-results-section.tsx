import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import ChartColumn from 'lucide-react/icons/chart-column'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { commentsText, countingRules, leftOutText } from './counting-rules.ts'
import { lowestFirst } from './lowest-first.ts'
import { t } from './messages.ts'
import { OverallResult } from './overall-result.tsx'
import { missingText } from './result-texts.ts'
import { RetroButton } from './retro-button.tsx'
import { TopicList } from './topic-list.tsx'

export interface SurveyResultsProps {
  readonly survey: PulseSurvey
  /** Called after a reply or the end of a conversation, so that the survey is read again. */
  readonly onChanged: () => void
}

/** The results of a survey for people with a role in its team (PULSE-45); nothing for guests. */
export function SurveyResultsSection({ survey, onChanged }: SurveyResultsProps) {
  const { results, format, mayManage } = survey
  if (results === null) return null
  const isEmpty = results.every(({ state }) => state === 'no-data' || state === 'insufficient')
  // One sentence says for all topics that there are too few answers.
  const shown = isEmpty ? [] : lowestFirst(format.topics, results)
  const commentsOf = (topicId: string) => survey.pulseData.feedbackByTopic[topicId]
  const leftOut = leftOutText(survey, shown)
  const included = sameAnswers(shown.map(({ result }) => result))
  const comments = commentsText(survey, shown)
  return (
    <section aria-labelledby="results" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="results" className="font-display text-xl font-semibold tracking-tight">
            {t('title')}
          </h2>
          <OverallResult results={results} change={survey.overallChange} />
          <p className="mt-1 text-sm text-pretty text-ink-soft">
            {leftOut !== null && included !== null
              ? t('included.each', { count: included, answered: survey.answered })
              : t('title.text')}{' '}
            {leftOut}
          </p>
        </div>
        {mayManage && <RetroButton survey={survey} />}
      </div>
      {isEmpty ? (
        <NoResults results={results} isEnded={survey.state === 'ended'} />
      ) : (
        <TopicList
          survey={survey}
          topics={shown}
          commentsOf={commentsOf}
          isCounted={included === null}
          rules={countingRules(survey, shown)}
          onChanged={onChanged}
        />
      )}
      {comments !== null && <p className="text-sm text-pretty text-ink-soft">{comments}</p>}
    </section>
  )
}

/** How many answers each topic has, where all have as many: then it is said once for all of them. */
function sameAnswers(results: NonNullable<PulseSurvey['results']>): number | null {
  const counts = new Set(results.map((result) => ('answers' in result ? result.answers : null)))
  const [count = null] = counts
  return counts.size === 1 ? count : null
}

interface NoResultsProps {
  results: NonNullable<PulseSurvey['results']>
  isEnded: boolean
}

/** In place of all results: there is no answer yet, or how many answers are missing (PULSE-46). */
function NoResults({ results, isEnded }: NoResultsProps) {
  const missing = results.flatMap((result) => (result.state === 'insufficient' ? [result.missing] : []))
  return <EmptyState icon={<ChartColumn />} {...missingText(Math.max(0, ...missing), isEnded)} />
}
