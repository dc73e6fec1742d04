import type { TeamInsights, RetroInsights } from '@retropulse/contract/insights'
import type { Team } from '@retropulse/contract/teams'
import ChartColumn from 'lucide-react/icons/chart-column'
import { Link } from 'react-router'
import { boardPath } from '../../lib/paths.ts'
import { usePhone } from '../../lib/use-phone.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PhoneFold, PhoneFolds } from '../../ui/phone-fold.tsx'
import { Activity } from './activity.tsx'
import { CardGrid } from './card-grid.tsx'
import { EmptyFigures } from './empty-figures.tsx'
import { FollowUp } from './follow-up.tsx'
import { Headline } from './headline.tsx'
import { MeaningsChart } from './meanings-chart.tsx'
import { t } from './messages.ts'
import { MoodTrend } from './mood-trend.tsx'
import { binRetros } from './retro-bins.ts'
import { ShareChart } from './share-chart.tsx'
import { RunningRetros } from './running-retros.tsx'
import { TopNotes, type TopNote } from './top-notes.tsx'

export interface InsightSheetsProps {
  team: Team
  insights: TeamInsights
}

/**
 * All sections of the insights; a single retro has no charts over time (INSIGHT-4). A phone folds those below the mood
 * (INSIGHT-27).
 */
export function InsightSheets({ team, insights }: InsightSheetsProps) {
  const { retros, trends, totals, participation, actions } = insights
  const isPhone = usePhone()
  const bins = binRetros(retros)
  const trend = { team: team.name, retros, bins }
  const withheld = withheldText(retros)
  if (retros.length === 0)
    return (
      <>
        <RunningRetros retros={insights.running} />
        <Empty team={team} />
      </>
    )
  const isSingle = retros.length === 1
  const hasMood = retros.some(({ moodScore }) => moodScore !== null)
  const voted = topOf(retros, ({ topVotedCards }) =>
    topVotedCards.map(({ votes, ...note }) => ({ ...note, count: votes })),
  )
  const reacted = topOf(retros, ({ topReactedCards }) =>
    topReactedCards.map(({ emojiCount, ...note }) => ({ ...note, count: emojiCount })),
  )
  const share = participation.contribution
  const moodTrend = <MoodTrend team={team.name} retros={retros} trend={trends.moodScore} />
  const lists = [
    {
      title: t('topVoted.title'),
      none: voted.length === 0 && t('topVoted.none'),
      full: (
        <TopNotes
          id="top-voted"
          title={t('topVoted.title')}
          countText={(count) => t('top.votes', { count })}
          notes={voted}
        />
      ),
    },
    {
      title: t('topReacted.title'),
      none: reacted.length === 0 && t('topReacted.none'),
      full: (
        <TopNotes
          id="top-reacted"
          title={t('topReacted.title')}
          countText={(count) => t('top.reactions', { count })}
          notes={reacted}
        />
      ),
    },
  ]
  const charts = [
    { key: 'mood', card: !isSingle && hasMood && !isPhone && moodTrend },
    {
      key: 'activity',
      card: !isSingle && (
        <PhoneFold>
          <Activity {...trend} trends={trends} notesPerPerson={participation.notesPerPerson} />
        </PhoneFold>
      ),
    },
    {
      key: 'meanings',
      card: !isSingle && (
        <PhoneFold>
          <MeaningsChart {...trend} totals={totals.cardsByMeaning} />
        </PhoneFold>
      ),
    },
    {
      key: 'followUp',
      card: !isSingle && actions.created > 0 && (
        <PhoneFold>
          <FollowUp {...trend} actions={actions} />
        </PhoneFold>
      ),
    },
  ]
  const empty = [
    {
      title: t('moodChart.title'),
      none: !isSingle && !hasMood && t('moodChart.none', { floor: insights.moodFloor }),
    },
    { title: t('share.title'), none: share === null && t('share.none') },
    { title: t('followUp.title'), none: !isSingle && actions.created === 0 && t('followUp.none') },
    ...lists,
  ].flatMap(({ title, none }) => (none === false ? [] : [{ title, text: none }]))
  return (
    <>
      <RunningRetros retros={insights.running} />
      {isSingle && (
        <>
          <Headline insights={insights} />
          <p className="text-sm text-ink-soft">{t('insights.single')}</p>
        </>
      )}
      {!isSingle && hasMood && isPhone && moodTrend}
      <PhoneFolds>
        <CardGrid
          charts={charts.filter(({ card }) => card !== false)}
          share={
            share === null ? undefined : (
              <PhoneFold>
                <ShareChart
                  team={team.name}
                  contribution={share}
                  retros={retros.filter(({ contribution }) => contribution !== null).length}
                  isSingle={isSingle}
                />
              </PhoneFold>
            )
          }
          lists={lists
            .filter(({ none }) => none === false)
            .map(({ title, full }) => ({ key: title, card: <PhoneFold>{full}</PhoneFold> }))}
        />
      </PhoneFolds>
      <EmptyFigures figures={empty} />
      {withheld !== null && <p className="text-sm text-ink-faint">{withheld}</p>}
    </>
  )
}

/** Why notes of some retros are not quoted (INSIGHT-18, INSIGHT-19); null where all are. */
export function withheldText(retros: readonly Pick<RetroInsights, 'withheld'>[]): string | null {
  const reasons = retros.flatMap(({ withheld }) => (withheld === null ? [] : [withheld]))
  const [reason] = reasons
  if (reason === undefined) return null
  const isOne = reasons.every((one) => one === reason)
  return t(isOne ? `insights.withheld.${reason}` : 'insights.withheld', { count: reasons.length })
}

function Empty({ team: { boards } }: { team: Team }) {
  const [newest] = boards
  return (
    <EmptyState
      icon={<ChartColumn />}
      title={t('insights.none')}
      text={t(newest === undefined ? 'insights.none.text' : 'insights.none.waiting')}
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
