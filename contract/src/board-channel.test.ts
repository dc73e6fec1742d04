import { describe, expect, test } from 'vitest'
import { COMMAND_CHANNEL } from './board-channel.ts'
import { EVENT_CHANNEL } from './board-event.ts'

/** The channels of everything whose name speaks of one of these. */
function channelsOf(...words: readonly string[]): readonly string[] {
  const all: readonly [string, string][] = [
    ...Object.entries(COMMAND_CHANNEL),
    ...Object.entries(EVENT_CHANNEL),
  ]
  const found = all.filter(([name]) => words.some((word) => name.split('-').includes(word)))
  expect(found.length).toBeGreaterThan(1)
  return [...new Set(found.map(([, channel]) => channel))]
}

describe('D13: every command and every event travels under the name of what it is about', () => {
  test('comments are messages', () => {
    expect(channelsOf('comment')).toEqual(['message'])
  })

  test('votes are messages', () => {
    expect(channelsOf('votes', 'done')).toEqual(['message'])
  })

  test('actions are messages', () => {
    expect(channelsOf('action')).toEqual(['message'])
  })

  test.each(['voting', 'timer', 'media', 'mood', 'spotlight', 'masking', 'gif', 'sorting'])(
    '%s is an update',
    (word) => {
      expect(channelsOf(word)).toEqual(['update'])
    },
  )
})
