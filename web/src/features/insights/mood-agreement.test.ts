import { trendOf } from '@retropulse/domain/insights/trend'
import { shownDifference } from '@retropulse/domain/kernel/tenth'
import { runs } from '@retropulse/domain/kernel/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moodText } from './briefing.tsx'
import { changeOf, moodHint } from './mood-figure.tsx'
import { moodLine } from './mood-line.ts'
import { retroInsights } from './testing/retro-insights.ts'

/** What a user reads of the mood of these retros in each place. */
function read(moods: readonly (number | null)[]) {
  const retros = moods.map((moodScore, at) => retroInsights(at, { moodScore }))
  const moodScore = trendOf(moods)
  const { latest, previous, change } = moodScore
  return {
    // The last two values of the chart, as its tooltips and its label have them.
    plotted: moodLine(retros).flatMap(({ value }) => (value === null ? [] : [value])),
    figure: { change: changeOf(moodScore), hint: moodHint(moodScore) },
    briefing:
      latest === null || previous === null || change === null || shownDifference(latest, previous) === 0
        ? null
        : moodText({ score: latest, previous, change, retro: retroInsights(0).retro }),
  }
}

/** Moods have two decimals (MOOD-31); null: a retro without a disclosed mood. */
const moodsOf = (minLength: number) =>
  fc.array(fc.option(fc.integer({ min: 100, max: 500 }).map((mood) => mood / 100)), {
    minLength,
    maxLength: 230,
    size: 'max',
  })

describe('INSIGHT-28: the change of the mood', () => {
  test('in the briefing and the figure is the last step of the chart, in sign and size', () => {
    fc.assert(
      fc.property(moodsOf(2), (moods) => {
        const { plotted, figure, briefing } = read(moods)
        const [previous, latest] = plotted.slice(-2)
        fc.pre(previous !== undefined && latest !== undefined)
        // Computed in whole tenths, apart from the code under test.
        const tenths = Math.round(latest * 10) - Math.round(previous * 10)
        const size = String(Math.abs(tenths) / 10)
        const step = `Mood ${tenths > 0 ? 'rose' : 'fell'} from ${previous} to ${latest}`
        expect({
          briefing,
          change: figure.change?.text,
          direction: figure.change?.direction,
          hint: figure.hint,
        }).toEqual(
          tenths === 0
            ? { briefing: null, hint: 'Same as the previous poll' }
            : {
                briefing: step,
                change: `${tenths > 0 ? 'Up' : 'Down'} ${size}`,
                direction: tenths > 0 ? 'up' : 'down',
                hint: `Previous poll: ${previous}`,
              },
        )
      }),
      runs(200),
    )
  })

  test('is the same for each range that covers both polls', () => {
    fc.assert(
      fc.property(moodsOf(30), (moods) => {
        const [all, newest] = [read(moods), read(moods.slice(-12))]
        fc.pre(newest.plotted.length > 1)
        expect(newest.plotted.slice(-2)).toEqual(all.plotted.slice(-2))
        expect({ ...newest, plotted: [] }).toEqual({ ...all, plotted: [] })
      }),
      runs(100),
    )
  })
})
