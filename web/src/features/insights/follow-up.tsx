import type { TeamInsights } from '@retropulse/contract/insights'
import { locale } from '../../lib/locale.ts'
import { ChartArea } from '../../ui/chart-area.tsx'
import { ChartBars } from '../../ui/chart-bars.tsx'
import { countAxis, evenPlaces } from '../../ui/chart-scale.ts'
import { nameOf, nameOfRetro, namesUnder, summaryOfBins } from './bin-names.ts'
import { ChartFigure } from '../../ui/chart-figure.tsx'
import { t } from './messages.ts'
import type { TrendProps } from './mood-trend.tsx'
import { sumOf } from './retro-bins.ts'

type Actions = TeamInsights['actions']

/** Action items added in each retro, and how many of them are done (INSIGHT-11). */
export function FollowUp({ team, retros, bins, actions }: TrendProps & { actions: Actions }) {
  const bars = bins.map((bin) => {
    const done = sumOf(bin, ({ actionsDone }) => actionsDone)
    const created = sumOf(bin, ({ actionsCreated }) => actionsCreated)
    return {
      key: bin.key,
      created,
      text: t('followUp.point', { retro: nameOf(bin), done, created }),
      parts: [
        { key: 'done', value: done, colour: 'accent' },
        { key: 'open', value: created - done, colour: 'quiet' },
      ] as const,
    }
  })
  const [doneAt = 0, openAt = 0] = evenPlaces(2)
  const axis = countAxis(Math.max(...bars.map(({ created }) => created)))
  return (
    <ChartFigure
      about={team}
      title={t('followUp.title')}
      value={t('followUp.value', { done: actions.done, created: actions.created })}
      summary={summaryOfBins(summaryOf(actions), 'bars', retros)}
      data={{
        columns: [t('retro'), t('followUp.created'), t('followUp.done')],
        rows: retros.map((one) => [nameOfRetro(one.retro), one.actionsCreated, one.actionsDone]),
      }}
    >
      <ChartArea
        height="h-52"
        levels={axis.lines.map((line) => ({ at: line / axis.top, text: locale.number.format(line) }))}
        names={namesUnder(bins)}
        keys={[
          { at: doneAt, text: keyOf(t('followUp.done'), actions.done), colour: 'accent' },
          { at: openAt, text: keyOf(t('followUp.open'), actions.created - actions.done), colour: 'quiet' },
        ]}
      >
        <ChartBars bars={bars} max={axis.top} />
      </ChartArea>
    </ChartFigure>
  )
}

function keyOf(state: string, count: number): string {
  return t('followUp.count', { state, count })
}

function summaryOf({ created, done, open, medianAgeDays, oldestOpenDays }: Actions): string {
  if (open === 0 || medianAgeDays === null || oldestOpenDays === null)
    return t('followUp.allDone', { count: created })
  if (oldestOpenDays === 0) return t('followUp.today', { done, created, count: open })
  const oldest = t('days', { count: oldestOpenDays })
  if (medianAgeDays === 0) return t('followUp.fresh', { done, created, count: open, oldest })
  return t('followUp.text', { done, created, count: open, days: t('days', { count: medianAgeDays }), oldest })
}
