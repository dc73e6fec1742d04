import type {
  Briefing,
  RecurringTopics,
  RetroInsights,
  TeamInsights,
  Trend,
} from '@retropulse/contract/insights'
import { DAY_MS } from '@retropulse/domain/kernel/durations'

/**
 * Insights of a team with any number of retros, as the server would answer them: holding 200 retros for a picture takes
 * too long. The same every time.
 */
export function fakeInsights(retrosCount: number, limit: string): TeamInsights {
  const seen = limit === 'all' ? retrosCount : Math.min(Number(limit), retrosCount)
  const retros = Array.from({ length: seen }, (_, at) => playRetro(retrosCount - seen + at, retrosCount))
  return insightsAbout(retros, retrosCount)
}

/** Insights whose totals and trends are those of `retros`, the newest of the `retrosCount` of a team. */
export function insightsAbout(retros: readonly RetroInsights[], retrosCount: number): TeamInsights {
  const seen = retros.length
  const sum = (of: (retro: RetroInsights) => number) => retros.reduce((total, one) => total + of(one), 0)
  const meaning = (key: 'good' | 'bad' | 'idea' | 'question' | 'thanks' | 'other') =>
    sum(({ cardsByColumns }) => cardsByColumns.meanings[key])
  const [created, done] = [sum(({ actionsCreated }) => actionsCreated), sum(({ actionsDone }) => actionsDone)]
  // Of the open ones, the oldest first.
  const ages = openOf(retros).map(({ retro }) => Math.floor((NOW - retro.timestamp) / DAY_MS))
  return {
    retros,
    retrosCount,
    moodFloor: 3,
    running: [],
    totals: {
      cardsCount: sum((one) => one.cardsCount),
      votesCount: sum((one) => one.votesCount),
      emojiCount: sum((one) => one.emojiCount),
      cardsByMeaning: {
        good: meaning('good'),
        bad: meaning('bad'),
        idea: meaning('idea'),
        question: meaning('question'),
        thanks: meaning('thanks'),
        other: meaning('other'),
      },
    },
    trends: {
      moodScore: trendOf(retros.map((one) => one.moodScore)),
      peopleCount: trendOf(retros.map((one) => one.peopleCount)),
      cardsCount: trendOf(retros.map((one) => one.cardsCount)),
      votesCount: trendOf(retros.map((one) => one.votesCount)),
      emojiCount: trendOf(retros.map((one) => one.emojiCount)),
    },
    participation: {
      membersCount: 2,
      averagePeople: seen === 0 ? null : toTenth(sum((one) => one.peopleCount) / seen),
      notesPerPerson:
        seen === 0 ? null : toTenth(sum((one) => one.cardsCount) / sum((one) => one.peopleCount)),
      contribution: contributionOf(sum((one) => one.peopleCount)),
    },
    actions: {
      created,
      done,
      open: created - done,
      medianAgeDays: medianOf(ages),
      oldestOpenDays: ages[0] ?? null,
    },
  }
}

/** The retro of each open action item, the oldest first. */
export function openOf(retros: readonly RetroInsights[]): readonly RetroInsights[] {
  return retros.flatMap((retro) =>
    Array.from({ length: retro.actionsCreated - retro.actionsDone }, () => retro),
  )
}

/** Of these people about a third wrote half of all notes, and one of nine wrote none. */
function contributionOf(people: number): TeamInsights['participation']['contribution'] {
  if (people === 0) return null
  const [wroteNone, wroteMost] = [Math.round(people / 9), Math.round(people * 0.31)]
  return { wroteNone, wroteSome: people - wroteNone - wroteMost, wroteMost, evenness: 60 }
}

/** The briefing that fits `fakeInsights` and `fakeRecurringTopics` of as many retros. */
export function fakeBriefing(retrosCount: number): Briefing {
  const { retros, trends } = fakeInsights(retrosCount, '12')
  const { latest, previous, change } = trends.moodScore
  const newest = retros.findLast(({ moodScore }) => moodScore !== null)
  const [topic] = fakeRecurringTopics(retrosCount).themes ?? []
  return {
    overdue: 0,
    mood:
      newest === undefined || latest === null || previous === null || change === null
        ? null
        : { score: latest, previous, change, retro: newest.retro },
    topic:
      topic === undefined
        ? null
        : { label: topic.label, retrosCount: topic.retrosCount, retroId: topic.notes[0]?.retro.id ?? '' },
  }
}

export function fakeRecurringTopics(retrosCount: number): RecurringTopics {
  if (retrosCount < 2) return { themes: [] }
  const retros = fakeInsights(retrosCount, '12').retros.map(({ retro }) => retro)
  return {
    // In the order of TOPIC-7.
    themes: THEMES.map(([meaning, ...texts], theme) => {
      const notes = texts.map((text, at) => ({
        noteId: `theme-${theme}-note-${at}`,
        text,
        retro: retros[(theme + 3 * at) % retros.length] ?? { id: '', name: '', timestamp: NOW },
      }))
      const times = notes.map(({ retro }) => retro.timestamp)
      return {
        label: texts[0] ?? '',
        meaning,
        retrosCount: notes.length,
        notesCount: notes.length,
        firstAt: Math.min(...times),
        lastAt: Math.max(...times),
        notes: notes.toSorted((one, other) => other.retro.timestamp - one.retro.timestamp),
      }
    }).toSorted((one, other) => other.retrosCount - one.retrosCount || other.lastAt - one.lastAt),
  }
}

const NOW = Date.UTC(2026, 10, 20, 10)
const FORTNIGHT = 14 * DAY_MS
const NAMES = ['Sprint', 'Sprint', 'Release', 'Milestone: moving everything to the new harbour, part', 'רטרו']
const TEXTS = [
  'The pipeline is red every other day and nobody feels responsible for it',
  'Pairing on the tariff code saved us a week 🎉',
  'סוף סוף יש לנו תיעוד',
  'Could we meet half an hour later?',
  'The new booking form cut calls by a third',
  'Two people were on call for three weeks in a row',
  'Let’s agree on one place for decisions',
  'Thank you for covering the night shift, Sam',
  'Who tells the harbour office when a ferry is late?',
  'Tests on real phones found what the simulator hid',
  'Fewer meetings on Wednesdays',
] as const

const THEMES: readonly (readonly ['good' | 'bad' | 'idea' | 'other', ...string[]])[] = [
  [
    'bad',
    'The pipeline is red every other day',
    'Pipeline red again on Tuesday, every other day now',
    'Why is the pipeline red every other day? It was red when we wanted to release, and red when we came back from lunch.',
    'The pipeline is red',
  ],
  ['idea', 'Half an hour for documentation on Fridays', 'Half an hour on Fridays for documentation'],
  ['good', 'Pairing on the tariff code', 'Pairing on tariff code worked', 'More pairing on the tariff code!'],
  ['other', 'פגישות ארוכות מדי', 'הפגישות ארוכות מדי'],
]

/** A pseudo-random number from 0 to `below`, seeded by its purpose. */
function dice(at: number, salt: number, below: number): number {
  return Math.floor(Math.abs(Math.sin(at * 12.9898 + salt * 78.233) * 43_758.5453) % below)
}

function playRetro(at: number, all: number): RetroInsights {
  const asked = dice(at, 1, 6) > 0
  const meanings = {
    good: 3 + dice(at, 2, 7),
    bad: 2 + dice(at, 3, 8),
    idea: dice(at, 4, 6),
    question: dice(at, 5, 3),
    thanks: dice(at, 6, 3),
    other: dice(at, 7, 5) === 0 ? 4 : 0,
  }
  const actionsCreated = dice(at, 8, 4)
  // Retros in a row say different things, as those of a team do.
  const note = (salt: number) => ({
    noteId: `retro-${at}-note-${salt}`,
    text: TEXTS[(at + salt) % TEXTS.length] ?? '',
  })
  const people = 4 + dice(at, 10, 5)
  return {
    retro: {
      id: `retro-number-${at}`,
      name: `${NAMES[at % NAMES.length]} ${at + 1}`,
      timestamp: NOW - (all - 1 - at) * FORTNIGHT,
    },
    withheld: at === all - 3 ? 'masked' : null,
    moodScore: asked ? 2 + (dice(at, 9, 25) + Math.floor((10 * at) / all)) / 12 : null,
    moodGap: asked ? null : 'no-poll',
    peopleCount: people,
    cardsCount: Object.values(meanings).reduce((total, one) => total + one, 0),
    votesCount: dice(at, 11, 30),
    emojiCount: dice(at, 12, 18),
    cardsByColumns: { meanings, columns: [] },
    contribution: contributionOf(people),
    topVotedCards: [{ ...note(13), votes: 2 + dice(at, 14, 7) }],
    topReactedCards: [{ ...note(15), emojiCount: 1 + dice(at, 16, 9) }],
    actionsCreated,
    // What is older than six retros is done.
    actionsDone: at < all - 6 ? actionsCreated : Math.floor(actionsCreated / 2),
  }
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}

function trendOf(figures: readonly (number | null)[]): Trend {
  const values = figures.filter((value) => value !== null)
  const latest = values.at(-1) ?? null
  const previous = values.at(-2) ?? null
  return {
    latest,
    previous,
    median: medianOf(values),
    change: latest === null || previous === null ? null : latest - previous,
  }
}

function medianOf(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? null
}
