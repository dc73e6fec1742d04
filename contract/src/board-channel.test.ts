import { describe, expect, test } from 'vitest'
import { COMMAND_CHANNEL, EVENT_CHANNEL } from './board-channel.ts'

/** The channels of all commands and events with one of these words in their name. */
function channelsOf(...words: readonly string[]): readonly string[] {
  const all: readonly [string, string][] = [
    ...Object.entries(COMMAND_CHANNEL),
    ...Object.entries(EVENT_CHANNEL),
  ]
  const found = all.filter(([name]) => words.some((word) => name.split('-').includes(word)))
  expect(found.length).toBeGreaterThan(1)
  return [...new Set(found.map(([, channel]) => channel))]
}

describe('WIRE-3: each command and each event travels on one channel', () => {
  test('WIRE-5: comments are messages', () => {
    expect(channelsOf('comment')).toEqual(['message'])
  })

  test('VOTE-25, WIRE-5: votes are messages', () => {
    expect(channelsOf('votes', 'voter-done', 'set-done')).toEqual(['message'])
  })

  test('WIRE-5: actions are messages', () => {
    expect(channelsOf('action')).toEqual(['message'])
  })

  test.each(['voting', 'timer', 'media', 'mood', 'spotlight', 'masking', 'gif', 'sorting'])(
    'WIRE-6: %s is an update',
    (word) => {
      expect(channelsOf(word)).toEqual(['update'])
    },
  )
})
