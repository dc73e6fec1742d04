import { describe, expect, test } from 'vitest'
import { rowsOf, type SlackMessage, useSlackStage, valueOf } from './slack-stage.ts'

const stage = useSlackStage()

describe('the Done buttons of the digest', () => {
  async function sent(): Promise<SlackMessage> {
    await stage.connect()
    await stage.switchOn()
    await stage.actions(['a', 'Tea'], ['b', 'Cake'])
    const [digest] = await stage.digests()
    return digest!
  }

  const pressed = (message: object, value: string) => stage.answerTo(() => stage.press(message, value))
  const REFUSED = { response_type: 'ephemeral', replace_original: false }

  test('SLACK-28: mark an action item as done on the boards of the team, and the message shows it', async () => {
    const digest = await sent()
    const shown = (await pressed(digest, valueOf(digest, 'Tea'))) as SlackMessage
    expect(await stage.stateOf('a')).toBe(1)
    expect(shown).toMatchObject({ replace_original: true })
    expect(rowsOf(shown).map(({ text, value }) => [text, value !== undefined])).toEqual(
      expect.arrayContaining([
        [':white_check_mark: Tea', false],
        ['• Cake', true],
      ]),
    )
    // The row that is done stays in the message when the next one is pressed, and when the first is pressed again.
    const last = (await pressed(shown, valueOf(shown, 'Cake'))) as SlackMessage
    const texts = rowsOf(last).map(({ text }) => text)
    expect(texts.toSorted()).toEqual([':white_check_mark: Cake', ':white_check_mark: Tea'])
    expect(await pressed(digest, valueOf(digest, 'Tea'))).toMatchObject({ replace_original: true })
    expect([await stage.stateOf('a'), await stage.stateOf('b')]).toEqual([1, 1])
  })

  test('SLACK-28: a request without Slack’s signature changes nothing', async () => {
    const digest = await sent()
    expect(await stage.press(digest, valueOf(digest, 'Tea'), { key: 'guess' })).toBe(403)
    expect(await stage.stateOf('a')).toBe(0)
  })

  test('SLACK-28: a value that the server did not write changes nothing, though Slack sends it', async () => {
    const digest = await sent()
    const { teamId } = stage.place()
    const forged = Buffer.from(JSON.stringify({ teamId, actionId: 'a', connectedAt: 0 })).toString(
      'base64url',
    )
    for (const value of ['a', `${forged}.x`, `${forged}.${valueOf(digest, 'Tea').split('.')[1]}`])
      expect(await pressed(digest, value)).toMatchObject(REFUSED)
    expect(await stage.stateOf('a')).toBe(0)
  })

  test('SLACK-28: after disconnecting, or with another channel, a button changes nothing', async () => {
    const digest = await sent()
    // The moment of the connection is what tells two of them apart.
    await stage.query("UPDATE slack_hook SET at = at - interval '1 second'")
    expect(await pressed(digest, valueOf(digest, 'Tea'))).toMatchObject(REFUSED)
    expect((await stage.place().owner.browser.delete(stage.path())).status).toBe(204)
    expect(await pressed(digest, valueOf(digest, 'Tea'))).toMatchObject(REFUSED)
    expect(await stage.stateOf('a')).toBe(0)
  })

  test('SLACK-28: an action item whose retro has become private, or lies in the trash, is not changed', async () => {
    const digest = await sent()
    for (const change of ['is_private = true', 'is_private = false, deleted_at = now()']) {
      await stage.query(`UPDATE board SET ${change} WHERE team_id = $1`, [stage.place().teamId])
      const answer = await pressed(digest, valueOf(digest, 'Tea'))
      expect(answer).toMatchObject(REFUSED)
      expect(JSON.stringify(answer)).not.toContain('Tea')
    }
    expect(await stage.stateOf('a')).toBe(0)
  })
})
