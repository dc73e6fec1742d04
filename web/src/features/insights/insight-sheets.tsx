import type { TeamInsights, RetroInsights } from '@retropulse/contract/insights'
import type { Team } from '@retropulse/contract/teams'
import { clsx } from 'clsx'
import ChartColumn from 'lucide-react/icons/chart-column'
import { Link } from 'react-router'
import { locale } from '../../lib/locale.ts'
import { boardPath } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Activity } from './activity.tsx'
import { FollowUp } from './follow-up.tsx'
import { Headline } from './headline.tsx'
import { MeaningsChart } from './meanings-chart.tsx'
import { t } from './messages.ts'
import { MoodTrend } from './mood-trend.tsx'
import { binRetros } from './retro-bins.ts'
import { ShareChart } from './share-chart.tsx'
import { TopNotes, type TopNote } from './top-notes.tsx'

export interface InsightSheetsProps {
  team: Team
  insights: TeamInsights
}

/** All sections of the insights; a single retro has no charts over time (INSIGHT-4). */
export function InsightSheets({ team, insights }: InsightSheetsProps) {
  const { retros, trends, totals, participation, actions } = insights
  const bins = binRetros(retros)
  const size = bins.at(-1)?.retros.length ?? 0
  const trend = { team: team.name, retros, bins }
  const withheld = retros.filter(({ withheld: why }) => why !== null).length
  if (size === 0)
    return (
      <>
        <Running retros={insights.running} />
        <Empty team={team} />
      </>
    )
  return (
    <>
      <Running retros={insights.running} />
      <Headline insights={insights} />
      {retros.length === 1 ? (
        <p className="text-sm text-ink-soft">{t('insights.single')}</p>
      ) : (
        <>
          {size > 1 && <p className="text-sm text-ink-soft">{t('bin.note', { count: size })}</p>}
          <MoodTrend {...trend} floor={insights.moodFloor} />
          <Activity {...trend} trends={trends} />
          <MeaningsChart {...trend} totals={totals.cardsByMeaning} />
        </>
      )}
      <div className="grid grid-cols-1 items-stretch gap-4 lg:grid-cols-2">
        <div className={clsx('grid', retros.length === 1 && 'lg:col-span-2')}>
          <ShareChart team={team.name} contribution={participation.contribution} />
        </div>
        {retros.length > 1 && <FollowUp {...trend} actions={actions} />}
        <TopNotes
          id="top-voted"
          title={t('topVoted.title')}
          none={t('topVoted.none')}
          countText={(count) => t('top.votes', { count })}
          notes={topOf(retros, ({ topVotedCards }) =>
            topVotedCards.map(({ votes, ...note }) => ({ ...note, count: votes })),
          )}
        />
        <TopNotes
          id="top-reacted"
          title={t('topReacted.title')}
          none={t('topReacted.none')}
          countText={(count) => t('top.reactions', { count })}
          notes={topOf(retros, ({ topReactedCards }) =>
            topReactedCards.map(({ emojiCount, ...note }) => ({ ...note, count: emojiCount })),
          )}
        />
      </div>
      {withheld > 0 && (
        <p className="text-sm text-ink-faint">{t('insights.withheld', { count: withheld })}</p>
      )}
    </>
  )
}

/** The names of retros that are left out because they are still running (INSIGHT-21). */
function Running({ retros }: { retros: TeamInsights['running'] }) {
  if (retros.length === 0) return null
  const names = locale.list.format(retros.map(({ name }) => name))
  return <p className="text-sm text-ink-soft">{t('insights.running', { retros: names })}</p>
}

function Empty({ team: { boards } }: { team: Team }) {
  const [newest] = boards
  return (
    <EmptyState
      icon={<ChartColumn />}
      title={t('insights.none')}
      text={t('insights.none.text')}
      action={
        newest && (
          <Link to={boardPath(newest.id)} className={buttonClass()}>
            {t('insights.none.open')}
          </Link>
        )
      }
    />
  )
}

const TOP = 5

/** The five top notes of all retros with the highest counts; of two equal notes the newer one first (INSIGHT-12). */
export function topOf(
  retros: readonly RetroInsights[],
  notesOf: (retro: RetroInsights) => readonly Omit<TopNote, 'retro'>[],
): readonly TopNote[] {
  return retros
    .toReversed()
    .flatMap((one) => notesOf(one).map((note) => ({ ...note, retro: one.retro })))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, TOP)
}
