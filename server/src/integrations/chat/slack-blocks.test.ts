import { expect, test } from 'vitest'
import { slackBlocks } from './slack-blocks.ts'
import { mattermostText } from './mattermost-text.ts'

const family = '👩‍👩‍👧‍👦'

test('LINK-13: a long title is cut between characters as they are seen, so that Slack takes it', () => {
  const title = `${'x'.repeat(140)}${family}`
  const sent = slackBlocks({ title: `x${title}`, lines: [], link: null })
  expect(sent).toMatchObject({
    text: `x${'x'.repeat(140)}…`,
    blocks: [{ text: { text: `x${'x'.repeat(140)}…` } }],
  })
  const short = `${'x'.repeat(138)}${family}`
  expect(slackBlocks({ title: short, lines: [], link: null })).toMatchObject({ text: short })
})

test('LINK-13: a long message to Mattermost is cut between characters as they are seen', () => {
  const lines = ['x'.repeat(15_990) + family.repeat(5)]
  const sent = mattermostText({ title: 'T', lines, link: null })
  expect(sent.isWellFormed()).toBe(true)
  expect(sent.endsWith('x')).toBe(true)
})
