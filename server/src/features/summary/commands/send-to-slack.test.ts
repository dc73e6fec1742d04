import { actionRecordOf } from '@retropulse/domain/board/testing/actions'
import { namedBoard, play, replay } from '@retropulse/domain/board/testing/boards'
import { addAction } from '@retropulse/domain/board/testing/commands'
import { facilitator, guest, pseudonymOf } from '@retropulse/domain/board/testing/people'
import { asId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { type Sendable, sendToSlack, type SendToSlackPorts } from './send-to-slack.ts'

const fay = facilitator('fay')

test('SLACK-21: action items of other boards are left out, for a member of the team and for a facilitator from outside', async () => {
  const carried = {
    type: 'action-carried',
    action: actionRecordOf('old', { text: 'Of the retro before' }),
  } as const
  const state = replay(play(namedBoard(), [fay, addAction('own', 'Of this retro')]), [carried])
  expect(state.actions.size).toBe(2)
  for (const sender of [fay, { ...guest('gus'), isFacilitator: true }]) {
    const posts: unknown[] = []
    // Of a look at a board, and of the ports, what a message is made of.
    const ports = {
      teamSlack: { post: (_id: string, message: unknown) => Promise.resolve(posts.push(message) && 'sent') },
      moods: { scoreOn: () => Promise.resolve(null) },
    } as unknown as SendToSlackPorts
    const look = { viewer: sender, live: { at: { seq: 1, state } }, pseudonymOf }
    const sendable = { ok: true, look, teamId: asId<TeamId>('team') } as unknown as Sendable
    expect(await sendToSlack(sendable, 'https://retro.example.com/board/b', ports)).toEqual({ ok: true })
    expect(JSON.stringify(posts)).toContain('Of this retro')
    expect(JSON.stringify(posts)).not.toContain('Of the retro before')
  }
})
