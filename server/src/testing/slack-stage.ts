import type { SlackStatus } from '@retropulse/contract/slack'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { APP, type SlackCatcher, startSlackCatcher } from '../integrations/slack/testing/slack-catcher.ts'
import type { Jobs, ScheduledJob } from '../platform/jobs/jobs.ts'
import { joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { startBoard } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type TeamPlace, teamPlace } from './team-place.ts'
import { rethrow } from './rethrow.ts'

export const PUBLIC_URL = 'https://retro.example.com'
const WEEK_MS = 7 * DAY_MS

export type SlackMessage = SlackCatcher['posts'][number]['message']

/**
 * A server with a Slack app, a Slack that takes its messages, and for each test a team of its own; for the tests of one
 * file, which is what the hooks are for.
 */
export function useSlackStage() {
  let slack: SlackCatcher
  let app: TestApp
  let place: TeamPlace
  /** A Wednesday; each test begins in another week, since clocks do not go back. */
  let clock = Date.UTC(2026, 10, 25, 9)
  const jobs = new Map<string, ScheduledJob>()
  const recordingJobs: Jobs = {
    add: (job) => void jobs.set(job.name, job),
    start: () => Promise.resolve(),
    runSoon: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  beforeAll(async () => {
    slack = await startSlackCatcher()
    const environment = {
      SLACK_CLIENT_ID: APP.clientId,
      SLACK_CLIENT_SECRET: APP.clientSecret,
      SLACK_SIGNING_SECRET: APP.signingSecret,
      PUBLIC_URL,
      DEFAULT_PLAN: 'level3',
      // The channel is informed by a connection, whose address a user chose as a rule.
      ALLOW_PRIVATE_WEBHOOKS: 'true',
    }
    app = await startApp(environment, { slackOrigins: slack.origins, jobs: recordingJobs, now: () => clock })
  })
  beforeEach(async () => {
    slack.answerWith(null)
    clock += 2 * WEEK_MS
    await app.database.pool.query('DELETE FROM slack_hook')
    place = await teamPlace(app)
  })
  afterAll(async () => {
    await app.close()
    await slack.close()
  })

  const path = () => `/api/team/${place.teamId}/slack`
  return {
    slack: () => slack,
    app: () => app,
    place: () => place,
    /** Where the Slack channel of the team is. */
    path,
    clock: () => clock,
    pass: (milliseconds: number) => {
      clock += milliseconds
    },
    passWeek: () => {
      clock += WEEK_MS
    },
    query: (statement: string, values: unknown[] = []) => app.database.pool.query(statement, values),

    async connect(): Promise<void> {
      const { browser } = place.owner
      const leaving = await browser.get(`${path()}/connect`)
      const back = slack.agree(leaving.headers.get('location')!).replace(PUBLIC_URL, '')
      expect((await browser.get(back)).status).toBe(302)
    },

    async switchOn(includesPrivate = false): Promise<void> {
      const answer = await place.owner.browser.post(path(), { digest: { isOn: true, includesPrivate } })
      expect(answer.status).toBe(204)
    },

    async status(): Promise<SlackStatus> {
      const { status, body } = await place.owner.browser.get(path())
      expect(status).toBe(200)
      return body as SlackStatus
    },

    /** Writes action items, `[id, text, due]`, on a new retro; returns its id. */
    async actions(...items: readonly (readonly [string, string, string?])[]): Promise<string> {
      const boardId = await startBoard(place.owner.browser, place.teamId)
      const client = await joinBoard(app.url, boardId, place.owner.browser.cookie())
      for (const [id, text, due = null] of items) {
        const actionId = asId<ActionId>(id)
        expect(await client.send({ type: 'add-action', actionId, text })).toMatchObject({ ok: true })
        expect(await client.send({ type: 'set-action-due', actionId, due })).toMatchObject({ ok: true })
      }
      client.close()
      return boardId
    },

    /** 0 open, 1 done. */
    async stateOf(id: string): Promise<number | undefined> {
      const { rows } = await app.database.pool.query<{ status: number }>(
        'SELECT status FROM team_action WHERE team_id = $1 AND id = $2',
        [place.teamId, id],
      )
      return rows[0]?.status
    },

    /** Runs the job; the digests that the channel got by it. */
    async digests(): Promise<readonly SlackMessage[]> {
      const before = slack.posts.length
      await jobs.get('send-slack-digests')!.run(rethrow)
      expect(slack.violations).toEqual([])
      return slack.posts.slice(before).map(({ message }) => message)
    },

    /** A reader of the channel presses the button with this value. */
    async press(message: object, value: string, input: { readonly key?: string } = {}): Promise<number> {
      const { timestamp, signature, body } = slack.press(
        {
          type: 'block_actions',
          user: { id: 'U7' },
          response_url: `${slack.origins.hooks}/actions/T1/1`,
          actions: [{ type: 'button', action_id: 'complete-action', value }],
          message,
        },
        { at: clock, ...input },
      )
      const { status } = await fetch(`${app.url}/api/slack/interactions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-slack-request-timestamp': timestamp,
          'x-slack-signature': signature,
        },
        body: body.toString(),
      })
      return status
    },

    /** What Slack is answered to what `press` does. */
    async answerTo(press: () => Promise<number>): Promise<SlackCatcher['answers'][number]> {
      const before = slack.answers.length
      expect(await press()).toBe(200)
      await eventually(() => expect(slack.answers.length).toBe(before + 1))
      return slack.answers.at(-1)!
    },
  }
}

/** The action items of a message. */
export function rowsOf({ blocks }: SlackMessage) {
  return blocks.flatMap((block) =>
    block.type === 'section' && 'text' in block
      ? [{ text: block.text.text, value: block.accessory?.value }]
      : [],
  )
}

/** The value of the Done button of an action item. */
export function valueOf(message: SlackMessage, text: string): string {
  return rowsOf(message).find((row) => row.text.includes(text))!.value!
}
