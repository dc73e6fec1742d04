import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import ChartColumn from 'lucide-react/icons/chart-column'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AveragesChart } from './averages-chart.tsx'
import { lowestFirst } from './lowest-first.ts'
import { t } from './messages.ts'
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
  const { results, format, name, mayManage } = survey
  if (results === null) return null
  const isEmpty = results.every(({ state }) => state === 'no-data' || state === 'insufficient')
  // One sentence says for all topics that there are too few answers.
  const shown = isEmpty ? [] : lowestFirst(format.topics, results)
  const commentsOf = (topicId: string) => survey.pulseData.feedbackByTopic[topicId]
  const waits = shown.some(({ topic: { id } }) => commentsOf(id) === undefined)
  // PULSE-58: some answers wait for others, or waited in vain.
  const lacksAnswers = shown.some(({ result }) => 'answers' in result && result.answers < survey.answered)
  const included = sameAnswers(shown.map(({ result }) => result))
  // Where no topic has an average the chart says all there is to say of a topic without comments.
  const isAllBands = shown.every(({ result: { state } }) => state === 'band')
  const hasComments = (topicId: string) => (commentsOf(topicId)?.length ?? 0) > 0
  const listed = shown.filter(({ topic: { id } }) => !isAllBands || hasComments(id))
  const hasNoComments = shown.length > 0 && shown.every(({ topic: { id } }) => commentsOf(id)?.length === 0)
  return (
    <section aria-labelledby="results" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="results" className="font-display text-xl font-semibold tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-1 text-sm text-pretty text-ink-soft">
            {t('title.text')}
            {lacksAnswers &&
              included !== null &&
              ` ${t('included.each', { included, count: survey.answered })}`}
          </p>
        </div>
        {mayManage && <RetroButton survey={survey} />}
      </div>
      {isEmpty ? (
        <NoResults results={results} isEnded={survey.state === 'ended'} />
      ) : (
        <AveragesChart about={name} topics={format.topics} results={results} />
      )}
      {/* Below the figures, which come first. */}
      {(lacksAnswers || waits || hasNoComments) && (
        <p className="text-sm text-pretty text-ink-soft">
          {[
            lacksAnswers && t(survey.state === 'ended' ? 'withheld' : 'pending'),
            waits && t('comments.few', { floor: survey.commentsFloor }),
            hasNoComments && t('comments.none'),
          ]
            .filter((text) => text !== false)
            .join(' ')}
        </p>
      )}
      {/* The topics stand in the order of the averages above. */}
      <TopicList
        survey={survey}
        topics={listed}
        commentsOf={commentsOf}
        isCounted={included === null}
        onChanged={onChanged}
      />
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
