import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../kernel/durations.ts'
import { asId, type NoteId } from '../kernel/ids.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { emptyFacts } from './board-facts.ts'
import { type KnownRetro, teamInsights } from './team-insights.ts'

const NOW = 1_700_000_000_000
const COLUMNS = [
  { name: 'Wind', meaning: 'good' },
  { name: 'Anchors', meaning: 'bad' },
] as const
const CARD = { noteId: asId<NoteId>('n1'), text: 'Tea' }

function aRetro(facts: Partial<KnownRetro['facts']> = {}, more: Partial<KnownRetro> = {}): KnownRetro {
  return {
    retro: { id: 'r1', name: 'Sprint 12', timestamp: NOW },
    isArchived: false,
    isReaderRemoved: false,
    moodScore: null,
    moodGap: 'no-poll',
    facts: { ...emptyFacts(COLUMNS), ...facts },
    actions: [],
    ...more,
  }
}

/** A typical finished retro. */
function held(people: number, more: Partial<KnownRetro> = {}): KnownRetro {
  return aRetro(
    {
      peopleCount: people,
      cardsCount: people * 3,
      votesCount: people * 2,
      emojiCount: people,
      columns: [
        { ...COLUMNS[0], cardsCount: people },
        { ...COLUMNS[1], cardsCount: people * 2 },
      ],
      contribution: { wroteNone: 0, wroteSome: people - 1, wroteMost: 1, evenness: 60 },
      topVotedCards: [{ ...CARD, count: 4 }],
      topReactedCards: [{ ...CARD, count: 2 }],
    },
    more,
  )
}

describe('insights of a retro', () => {
  test('INSIGHT-6: are its numbers, its columns and its top notes', () => {
    const actions = [
      { isDone: true, createdAt: NOW },
      { isDone: false, createdAt: NOW },
    ]
    expect(teamInsights([held(4, { moodScore: 3.5, moodGap: null, actions })], 5, NOW).retros).toEqual([
      {
        retro: { id: 'r1', name: 'Sprint 12', timestamp: NOW },
        withheld: null,
        moodScore: 3.5,
        moodGap: null,
        peopleCount: 4,
        cardsCount: 12,
        votesCount: 8,
        emojiCount: 4,
        cardsByColumns: {
          meanings: { good: 4, bad: 8, idea: 0, question: 0, thanks: 0, other: 0 },
          columns: [
            { name: 'Wind', meaning: 'good', cardsCount: 4 },
            { name: 'Anchors', meaning: 'bad', cardsCount: 8 },
          ],
        },
        contribution: { wroteNone: 0, wroteSome: 3, wroteMost: 1, evenness: 60 },
        topVotedCards: [{ noteId: 'n1', text: 'Tea', votes: 4 }],
        topReactedCards: [{ noteId: 'n1', text: 'Tea', emojiCount: 2 }],
        actionsCreated: 2,
        actionsDone: 1,
      },
    ])
  })

  test('INSIGHT-19: of a masked one no text is quoted, even where its facts still have texts', () => {
    const known = held(4)
    const [masked] = teamInsights([{ ...known, facts: { ...known.facts, isMasked: true } }], 5, NOW).retros
    expect(masked).toMatchObject({
      withheld: 'masked',
      cardsCount: 12,
      topVotedCards: [],
      topReactedCards: [],
    })
    expect(JSON.stringify(masked)).not.toContain('Tea')
    expect(masked!.cardsByColumns.columns.map(({ name }) => name)).toEqual(['Wind', 'Anchors'])
  })

  test('LEAD-13: of one that the reader was removed from no note is quoted', () => {
    const [removed] = teamInsights([held(4, { isReaderRemoved: true })], 5, NOW).retros
    expect(removed).toMatchObject({
      withheld: 'removed',
      cardsCount: 12,
      topVotedCards: [],
      topReactedCards: [],
    })
    expect(JSON.stringify(removed)).not.toContain('Tea')
  })

  test('INSIGHT-18: of an archived one not even the columns are named', () => {
    const [archived] = teamInsights([held(4, { isArchived: true })], 5, NOW).retros
    expect(archived).toMatchObject({ withheld: 'archived', topVotedCards: [], topReactedCards: [] })
    expect(archived!.cardsByColumns).toEqual({
      meanings: { good: 4, bad: 8, idea: 0, question: 0, thanks: 0, other: 0 },
      columns: [],
    })
    expect(JSON.stringify(archived)).not.toMatch(/Tea|Wind|Anchors/)
  })
})

describe('insights of a team', () => {
  test('add up its retros', () => {
    expect(teamInsights([held(2), held(4)], 5, NOW)).toMatchObject({
      totals: {
        cardsCount: 18,
        votesCount: 12,
        emojiCount: 6,
        cardsByMeaning: { good: 6, bad: 12, idea: 0, question: 0, thanks: 0, other: 0 },
      },
      participation: {
        membersCount: 5,
        averagePeople: 3,
        notesPerPerson: 3,
        contribution: { wroteNone: 0, wroteSome: 4, wroteMost: 2, evenness: 60 },
      },
    })
  })

  test('keep the order of the retros', () => {
    const named = ['a', 'b', 'c'].map((id) => held(3, { retro: { id, name: id, timestamp: NOW } }))
    expect(teamInsights(named, 5, NOW).retros.map(({ retro }) => retro.id)).toEqual(['a', 'b', 'c'])
  })

  test('INSIGHT-7: have a trend of each figure', () => {
    const retros = [held(2, { moodScore: 3 }), held(4), held(6, { moodScore: 4.5 })]
    expect(teamInsights(retros, 5, NOW).trends).toEqual({
      moodScore: { latest: 4.5, previous: 3, median: 3.75, change: 1.5 },
      peopleCount: { latest: 6, previous: 4, median: 4, change: 2 },
      cardsCount: { latest: 18, previous: 12, median: 12, change: 6 },
      votesCount: { latest: 12, previous: 8, median: 8, change: 4 },
      emojiCount: { latest: 6, previous: 4, median: 4, change: 2 },
    })
  })

  test('INSIGHT-8: a retro without participants is in no trend and no average', () => {
    const { trends, participation, retros } = teamInsights([held(2), held(4), aRetro()], 5, NOW)
    expect(retros).toHaveLength(3)
    expect(trends.peopleCount).toEqual({ latest: 4, previous: 2, median: 3, change: 2 })
    expect(participation.averagePeople).toBe(3)
  })

  test('INSIGHT-11: have the figures of all their action items', () => {
    const [one, other] = [
      held(3, { actions: [{ isDone: true, createdAt: NOW - 9 * DAY_MS }] }),
      held(3, { actions: [{ isDone: false, createdAt: NOW - 4 * DAY_MS }] }),
    ]
    expect(teamInsights([one, other], 5, NOW).actions).toEqual({
      created: 2,
      done: 1,
      open: 1,
      medianAgeDays: 4,
      oldestOpenDays: 4,
    })
  })

  test('without retros are empty, with null in place of unknown numbers', () => {
    expect(teamInsights([], 5, NOW)).toMatchObject({
      retros: [],
      totals: { cardsCount: 0 },
      trends: { moodScore: { latest: null, previous: null, median: null, change: null } },
      participation: { averagePeople: null, notesPerPerson: null, contribution: null },
      actions: { created: 0, medianAgeDays: null },
    })
  })
})

describe('for any retros', () => {
  const known: fc.Arbitrary<KnownRetro> = fc
    .record({
      people: fc.nat(12),
      isMasked: fc.boolean(),
      isArchived: fc.boolean(),
      isReaderRemoved: fc.boolean(),
      moodScore: fc.option(fc.double({ min: 1, max: 5, noNaN: true }), { nil: null }),
      actions: fc.array(fc.record({ isDone: fc.boolean(), createdAt: fc.nat(NOW) }), { maxLength: 5 }),
    })
    .map(({ people, isMasked, ...more }) => {
      const retro = people === 0 ? aRetro() : held(people)
      return { ...retro, ...more, facts: { ...retro.facts, isMasked } }
    })
  const some = fc.array(known, { maxLength: 10 })

  test('INSIGHT-18, INSIGHT-19, LEAD-13: no text of a withheld retro is quoted', () => {
    fc.assert(
      fc.property(some, (retros) => {
        for (const [at, told] of teamInsights(retros, 5, NOW).retros.entries()) {
          const { isArchived, isReaderRemoved, facts } = retros[at]!
          const quotes = [...told.topVotedCards, ...told.topReactedCards]
          expect(told.withheld !== null).toBe(isArchived || isReaderRemoved || facts.isMasked)
          expect(told.withheld === null ? [] : quotes).toEqual([])
          expect(isArchived ? told.cardsByColumns.columns : []).toEqual([])
        }
      }),
      runs(100),
    )
  })

  test('totals are the sums over the retros, and over the meanings', () => {
    fc.assert(
      fc.property(some, (retros) => {
        const { totals, retros: told, actions } = teamInsights(retros, 5, NOW)
        const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
        expect(totals.cardsCount).toBe(sum(told.map(({ cardsCount }) => cardsCount)))
        expect(sum(Object.values(totals.cardsByMeaning))).toBe(totals.cardsCount)
        expect(actions.created).toBe(sum(told.map(({ actionsCreated }) => actionsCreated)))
        expect(actions.done).toBe(sum(told.map(({ actionsDone }) => actionsDone)))
        expect(actions.open + actions.done).toBe(actions.created)
      }),
      runs(100),
    )
  })

  test('no number is NaN', () => {
    fc.assert(
      fc.property(some, (retros) => {
        expect(JSON.stringify(teamInsights(retros, 5, NOW))).not.toMatch(/NaN|Infinity/)
        const { trends } = teamInsights(retros, 5, NOW)
        const numbers = Object.values(trends).flatMap(({ latest, median, change }) => [
          latest,
          median,
          change,
        ])
        for (const number of numbers) expect(number === null || Number.isFinite(number)).toBe(true)
      }),
      runs(50),
    )
  })
})
