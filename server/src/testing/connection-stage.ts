import type { Connected, Connection, Connections, Delivery } from '@retropulse/contract/connections'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { EVENT_TYPES } from '@retropulse/domain/connections/event-types'
import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type SurveyStage, surveyStage } from '../features/pulse/testing/survey-stage.ts'
import { type MessageCatcher, startMessageCatcher } from '../integrations/chat/testing/message-catcher.ts'
import { eventually } from './eventually.ts'
import { startBoard } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import type { TeamPlace } from './team-place.ts'
import type { TestBrowser } from './test-browser.ts'
import { joinForTest, sendAccepted } from './board-steps.ts'

/** The address that messages link to. */
export const PUBLIC_URL = 'https://retro.example.com'

/**
 * A server, a service that takes its messages, and for each test a team of its own; for the tests of one file, which is
 * what the hooks are for.
 */
export function useConnectionStage() {
  let catcher: MessageCatcher
  let app: TestApp
  let place: SurveyStage
  let aheadMs = 0
  beforeAll(async () => {
    catcher = await startMessageCatcher()
    app = await startApp(
      { PUBLIC_URL, DEFAULT_PLAN: 'level3', ALLOW_PRIVATE_WEBHOOKS: 'true' },
      {
        now: () => Date.now() + aheadMs,
        slackOrigins: { api: catcher.origin, hooks: catcher.origin },
      },
    )
  })
  beforeEach(async () => {
    catcher.answerWith('taken')
    place = await surveyStage(app)
  })
  afterAll(async () => {
    await app.close()
    await catcher.close()
  })

  const root = ({ teamId }: Pick<TeamPlace, 'teamId'>) => `/api/team/${teamId}/connections`
  const connect = async (input: object = {}, at = root(place)): Promise<Connected> => {
    const given = {
      kind: 'webhook',
      name: 'Ours',
      url: catcher.urlOf('webhook'),
      events: EVENT_TYPES,
      ...input,
    }
    const { status, body } = await place.owner.browser.post(at, given)
    expect(body).toMatchObject({ id: expect.any(String) as string })
    expect(status).toBe(201)
    return body as Connected
  }
  const connectionOf = async ({ id }: Connected): Promise<Connection> => {
    const { connections } = (await place.owner.browser.get(root(place))).body as Connections
    return connections.find((connection) => connection.id === id)!
  }
  const deliveriesOf = async ({ id }: Connected): Promise<readonly Delivery[]> =>
    ((await place.owner.browser.get(`${root(place)}/${id}/deliveries`)).body as { deliveries: Delivery[] })
      .deliveries
  /** What arrived since of the organisation of this test, by its type: retries of earlier tests may come at any time. */
  const arrivals = () => {
    const [from, { orgId }] = [catcher.caught.length, place]
    return (type: string) =>
      catcher.caught
        .slice(from)
        .filter(({ body }) => body.type === type && body.data.organisation.id === orgId)
  }
  const addAction = (id: string, text: string): BoardCommand => ({
    type: 'add-action',
    actionId: asId<ActionId>(id),
    text,
  })
  /** Long enough for what happened to be noticed and sent. */
  const soon = (check: () => void | Promise<void>) => eventually(check)
  /** Waits until something that happened later has arrived: by then what came before it would have arrived, too. */
  async function everythingToldBefore(): Promise<void> {
    const since = arrivals()
    const marker = await connect({ name: 'Marker', events: ['retro.started'], includesPrivate: true })
    await startBoard(place.owner.browser, place.teamId)
    await soon(() => expect(since('retro.started').length).toBeGreaterThan(0))
    await place.owner.browser.delete(`${root(place)}/${marker.id}`)
  }

  return {
    app: () => app,
    catcher: () => catcher,
    place: () => place,
    goAhead(ms: number) {
      aheadMs += ms
    },
    root,
    connect,
    connectionOf,
    deliveriesOf,
    arrivals,
    join: (boardId: string, browser: TestBrowser) => joinForTest(app.url, boardId, browser.cookie()),
    write: sendAccepted,
    addAction,
    soon,
    everythingToldBefore,
  }
}
