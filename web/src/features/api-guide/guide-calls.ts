import { PUBLIC_API } from '@retropulse/contract/service-paths'
import { t } from './messages.ts'

/** A call of the public API as the guide shows it: a command that runs in a shell, and an example of its answer. */
export interface GuideCall {
  readonly id: GuideCallId
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Below the public API, or from the root of the installation; `$TEAM` and the like are variables of the shell. */
  readonly path: string
  readonly scope: 'read' | 'write' | 'metrics'
  readonly body?: object
  readonly answer: object
}

export type GuideCallId =
  | 'teams'
  | 'retros'
  | 'retro'
  | 'notes'
  | 'actionItems'
  | 'insights'
  | 'pulseSurveys'
  | 'pulse'
  | 'startRetro'
  | 'addActionItem'
  | 'completeActionItem'
  | 'metrics'

const at = 1_790_000_000_000
const team = { id: 'pV8s0Zt1Yq', name: 'Platform' }
const retro = {
  id: 'Jd2kQw7LxR4c',
  name: 'Sprint 12',
  team,
  url: 'https://retro.example.com/board/Jd2kQw7LxR4c',
  createdAt: at,
  updatedAt: at,
  isAnonymous: false,
  isPrivate: false,
  isArchived: false,
  notesCount: 24,
}
const actionItem = {
  id: 'a8Gm3xVw',
  text: t('example.actionItem'),
  status: 'open',
  due: '2026-10-02',
  assignee: { id: 'u5Tn2bK9sD', name: t('example.person') },
  retro: { id: retro.id, name: retro.name },
  createdAt: at,
  updatedAt: null,
  addedByProgram: true,
}
const survey = {
  id: 's4Lp9cYe',
  modelId: 'm1',
  name: 'September',
  state: 'ended',
  startedAt: at,
  closesAt: null,
  endedAt: at,
  answered: 7,
  invited: 9,
  floor: 5,
}
const topic = { id: 'workload', icon: '⚖️', title: 'Workload' }
const result = {
  state: 'shown',
  answers: 7,
  average: 3.9,
  distribution: [0, 1, 1, 3, 2],
  agreed: { low: 0, high: 0 },
}

/** Every call, in the order in which a program would make them first. */
export const GUIDE_CALLS: readonly GuideCall[] = [
  {
    id: 'teams',
    method: 'GET',
    path: `${PUBLIC_API}/teams`,
    scope: 'read',
    answer: { data: [{ ...team, membersCount: 9, isPrivate: false, isArchived: false }], nextCursor: null },
  },
  {
    id: 'retros',
    method: 'GET',
    path: `${PUBLIC_API}/teams/$TEAM/retros?limit=10`,
    scope: 'read',
    answer: { data: [retro], nextCursor: null },
  },
  {
    id: 'retro',
    method: 'GET',
    path: `${PUBLIC_API}/retros/$RETRO`,
    scope: 'read',
    answer: {
      ...retro,
      columns: [{ id: 'c1', name: t('example.column'), meaning: 'good' }],
      hiddenNotesCount: 0,
    },
  },
  {
    id: 'notes',
    method: 'GET',
    path: `${PUBLIC_API}/retros/$RETRO/notes`,
    scope: 'read',
    answer: {
      data: [
        {
          id: 'n7Rb2cQz',
          columnId: 'c1',
          text: t('example.note'),
          createdAt: at,
          votes: 5,
          reactions: [{ emoji: '🎉', count: 3 }],
          comments: [{ text: t('example.comment'), createdAt: at }],
          groupedInto: null,
          groupTitle: null,
        },
      ],
      nextCursor: null,
    },
  },
  {
    id: 'actionItems',
    method: 'GET',
    path: `${PUBLIC_API}/teams/$TEAM/action-items?status=open`,
    scope: 'read',
    answer: { data: [actionItem], nextCursor: null },
  },
  {
    id: 'insights',
    method: 'GET',
    path: `${PUBLIC_API}/teams/$TEAM/insights?limit=12`,
    scope: 'read',
    answer: {
      retros: [],
      retrosCount: 31,
      moodFloor: 5,
      running: [],
      totals: {
        cardsCount: 288,
        votesCount: 410,
        emojiCount: 97,
        cardsByMeaning: { good: 120, bad: 92, idea: 60, question: 4, thanks: 12, other: 0 },
      },
      trends: {
        moodScore: { latest: 4.1, previous: 3.8, median: 3.9, change: 0.3 },
        peopleCount: { latest: 8, previous: 7, median: 7, change: 1 },
        cardsCount: { latest: 24, previous: 25, median: 24, change: -1 },
        votesCount: { latest: 40, previous: 36, median: 38, change: 4 },
        emojiCount: { latest: 9, previous: 8, median: 8, change: 1 },
      },
      participation: { membersCount: 9, averagePeople: 7.4, notesPerPerson: 3.2, contribution: null },
      actions: { created: 18, done: 13, open: 5, medianAgeDays: 12, oldestOpenDays: 40 },
    },
  },
  {
    id: 'pulseSurveys',
    method: 'GET',
    path: `${PUBLIC_API}/teams/$TEAM/pulse-surveys`,
    scope: 'read',
    answer: {
      data: [{ ...survey, topics: [topic], results: [{ ...result, change: 0.4 }] }],
      nextCursor: null,
    },
  },
  {
    id: 'pulse',
    method: 'GET',
    path: `${PUBLIC_API}/pulse`,
    scope: 'read',
    answer: {
      models: [{ id: 'm1', name: t('example.survey') }],
      modelId: 'm1',
      topics: [topic],
      results: [result],
      teamsIncluded: 4,
      teamsLeftOut: 1,
      teams: [{ ...team, survey, results: [{ ...result, change: null }] }],
      trend: [],
      trendMin: 5,
    },
  },
  {
    id: 'startRetro',
    method: 'POST',
    path: `${PUBLIC_API}/teams/$TEAM/retros`,
    scope: 'write',
    body: { name: 'Sprint 13', format: 'start-stop-continue' },
    answer: { id: retro.id, url: retro.url },
  },
  {
    id: 'addActionItem',
    method: 'POST',
    path: `${PUBLIC_API}/teams/$TEAM/action-items`,
    scope: 'write',
    body: { text: t('example.actionItem'), due: '2030-10-02' },
    answer: actionItem,
  },
  {
    id: 'completeActionItem',
    method: 'PATCH',
    path: `${PUBLIC_API}/teams/$TEAM/action-items/$ACTION_ITEM`,
    scope: 'write',
    body: { status: 'done' },
    answer: { ...actionItem, status: 'done', updatedAt: at },
  },
  {
    id: 'metrics',
    method: 'GET',
    path: '/api/public/metrics',
    scope: 'metrics',
    answer: {
      organisation: { id: 'o2Wd8fHn', name: t('example.organisation') },
      teams: [
        {
          ...team,
          members: 9,
          retros: [{ id: retro.id, name: retro.name, timestamp: at, notes: 24 }],
          openActions: 5,
          allActions: 41,
        },
      ],
    },
  },
]

/** The command of a call, as it is typed into a shell in which `KEY` is set. */
export function curlOf({ method, path, body }: GuideCall, origin: string): string {
  const parts = [
    method === 'GET' ? 'curl' : `curl --request ${method}`,
    '--header "x-api-key: $KEY"',
    ...(body === undefined
      ? []
      : ["--header 'content-type: application/json'", `--data '${JSON.stringify(body)}'`]),
    `"${origin}${path}"`,
  ]
  return parts.join(' \\\n  ')
}
