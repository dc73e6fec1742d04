import type {
  ConnectTracker,
  Tracker,
  TrackerConnected,
  TrackerIssue,
  TrackerIssues,
  Trackers,
} from '@retropulse/contract/trackers'
import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import {
  startTrackerStandIn,
  type TrackerStandIn,
} from '../integrations/trackers/testing/tracker-stand-in.ts'
import { joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { startBoard } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type TeamPlace, teamPlace } from './team-place.ts'
import type { TestBrowser } from './test-browser.ts'

/** A server, a tracker of a kind, and for each test a team of its own with a retro; for the tests of one file. */
export function useTrackerStage(kind: Exclude<TrackerKind, 'linear'>, environment: NodeJS.ProcessEnv = {}) {
  let app: TestApp
  let standIn: TrackerStandIn
  let place: TeamPlace
  let boardId: string
  let aheadMs = 0
  beforeAll(async () => {
    app = await startApp(
      {
        PUBLIC_URL: 'https://retro.example.com',
        DEFAULT_PLAN: 'level3',
        ALLOW_PRIVATE_WEBHOOKS: 'true',
        ...environment,
      },
      { now: () => Date.now() + aheadMs },
    )
  })
  beforeEach(async () => {
    standIn = await startTrackerStandIn(kind)
    place = await teamPlace(app)
    boardId = await startBoard(place.owner.browser, place.teamId)
  })
  afterEach(() => standIn.close())
  afterAll(() => app.close())

  const root = () => `/api/team/${place.teamId}`
  const input = (): ConnectTracker => ({ kind, ...standIn.target })
  const connect = async (wanted: Partial<ConnectTracker> = {}): Promise<TrackerConnected> => {
    const { status, body } = await place.owner.browser.post(`${root()}/trackers`, { ...input(), ...wanted })
    expect([status, body]).toEqual([201, expect.anything()])
    return body as TrackerConnected
  }
  const trackers = async (): Promise<readonly Tracker[]> =>
    ((await place.owner.browser.get(`${root()}/trackers`)).body as Trackers).trackers
  /** Adds action items to a retro; their ids. */
  const addActions = async (texts: readonly string[], onBoard = boardId): Promise<readonly string[]> => {
    const client = await joinBoard(app.url, onBoard, place.owner.browser.cookie())
    const ids: string[] = []
    for (const text of texts) {
      const actionId = nanoid(16)
      const command: BoardCommand = { type: 'add-action', actionId: asId<ActionId>(actionId), text }
      expect(await client.send(command)).toMatchObject({ ok: true })
      ids.push(actionId)
    }
    client.close()
    return ids
  }
  const send = (trackerId: string, actionIds: readonly string[], browser?: TestBrowser) =>
    (browser ?? place.owner.browser).post(`${root()}/tracker-issues`, { trackerId, actionIds })
  const issuesOf = async (ids: readonly string[]): Promise<readonly TrackerIssue[]> => {
    const { body } = await place.owner.browser.get(`${root()}/tracker-issues?ids=${ids.join(',')}`)
    return (body as TrackerIssues).issues
  }
  const statusOf = async (actionId: string): Promise<string | undefined> => {
    const { body } = await place.owner.browser.get(`${root()}/actions`)
    const { actions } = body as {
      readonly actions: readonly { readonly id: string; readonly status: string }[]
    }
    return actions.find(({ id }) => id === actionId)?.status
  }
  const post = async (path: string, { headers, body }: ReturnType<TrackerStandIn['hookOf']>) => {
    const response = await fetch(app.url + path, { method: 'POST', headers, body })
    return response.status
  }

  return {
    app: () => app,
    standIn: () => standIn,
    place: () => place,
    boardId: () => boardId,
    goAhead(ms: number) {
      aheadMs += ms
    },
    root,
    input,
    connect,
    trackers,
    addActions,
    send,
    issuesOf,
    statusOf,
    post,
    /** Long enough for the loop to notice. */
    soon: (check: () => void | Promise<void>) => eventually(check, 15_000),
  }
}
