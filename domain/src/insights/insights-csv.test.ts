import { describe, expect, test } from 'vitest'
import { asId, type NoteId } from '../kernel/ids.ts'
import { parseCsv } from '../kernel/testing/parse-csv.ts'
import { emptyFacts } from './board-facts.ts'
import { insightsCsv } from './insights-csv.ts'
import { type KnownRetro, teamInsights } from './team-insights.ts'

const dayOf = () => '2026-11-22'

function tableOf(...retros: readonly KnownRetro[]): Record<string, string>[] {
  const [header = [], ...rows] = parseCsv([...insightsCsv(teamInsights(retros, 3, 0).retros, dayOf)].join(''))
  for (const row of rows) expect(row).toHaveLength(header.length)
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [header[at]!, cell])))
}

function aRetro(name: string, facts: Partial<KnownRetro['facts']> = {}): KnownRetro {
  return {
    retro: { id: 'r1', name, timestamp: 0 },
    isArchived: false,
    isReaderRemoved: false,
    moodScore: null,
    moodGap: 'no-poll',
    facts: { ...emptyFacts([]), ...facts },
    actions: [],
  }
}

describe('insights as comma-separated values', () => {
  test('INSIGHT-16: there is a row for each retro, below the names of the columns', () => {
    const known = aRetro('Sprint 12', {
      peopleCount: 4,
      cardsCount: 5,
      votesCount: 6,
      emojiCount: 7,
      columns: [
        { name: 'Wind', meaning: 'good', cardsCount: 2 },
        { name: 'Ideas', meaning: 'idea', cardsCount: 3 },
      ],
      contribution: { wroteNone: 1, wroteSome: 2, wroteMost: 1, evenness: 70 },
      topVotedCards: [
        { noteId: asId<NoteId>('n1'), text: 'Tea, hot', count: 4 },
        { noteId: asId<NoteId>('n2'), text: '"Coffee"', count: 2 },
      ],
      topReactedCards: [{ noteId: asId<NoteId>('n1'), text: 'Tea', count: 7 }],
    })
    const actions = [{ isDone: true, createdAt: 0 }]
    expect(tableOf({ ...known, moodScore: 3.25, actions })).toEqual([
      {
        Retro: 'Sprint 12',
        Date: '2026-11-22',
        Mood: '3.25',
        People: '4',
        Notes: '5',
        Votes: '6',
        Reactions: '7',
        Good: '2',
        Bad: '0',
        Ideas: '3',
        Questions: '0',
        Thanks: '0',
        Other: '0',
        'Wrote no note': '1',
        'Wrote some': '2',
        'Wrote most': '1',
        Evenness: '70',
        'Actions added': '1',
        'Actions done': '1',
        'Most votes': '4: Tea, hot\n2: "Coffee"',
        'Most reactions': '7: Tea',
      },
    ])
  })

  test('INSIGHT-16: an unknown value is empty, and no 0', () => {
    const [row] = tableOf(aRetro('Sprint 12'))
    expect(row).toMatchObject({ Mood: '', Evenness: '', 'Wrote most': '', Notes: '0' })
  })

  test('INSIGHT-16: no cell is a formula', () => {
    const text = '=HYPERLINK("http://example.com")'
    const topVotedCards = [{ noteId: asId<NoteId>('n1'), text, count: 1 }]
    const [row] = tableOf(aRetro('=1+1', { topVotedCards }))
    expect(row).toMatchObject({ Retro: "'=1+1", 'Most votes': `1: ${text}` })
    for (const cell of Object.values(row!)) expect(cell).not.toMatch(/^[=+\-@]/)
  })

  test('without retros there is the header alone', () => {
    expect(parseCsv([...insightsCsv([], dayOf)].join(''))).toHaveLength(1)
  })
})
