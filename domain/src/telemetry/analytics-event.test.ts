import { describe, expect, test } from 'vitest'
import { analyticsOf, linkActionOf } from './analytics-event.ts'

describe('REPORT-12, REPORT-13: events of a board that are counted, and nothing of their content', () => {
  test.each([
    [{ type: 'voting-started', contentId: 'c1', allowedVotes: 3 }, 'Vote', 'start'],
    [{ type: 'votes-cast', noteId: 'n1', votes: 2, by: 'p1' }, 'Vote', 'cast'],
    [{ type: 'voter-done', by: 'p1', done: true }, 'Vote', 'done'],
    [{ type: 'voting-ended' }, 'Vote', 'end'],
    [{ type: 'timer-set', timer: { endsAt: 1 } }, 'Timer', 'set'],
    [{ type: 'timer-set', timer: null }, 'Timer', 'end'],
    [{ type: 'media-set', media: { source: 'https://youtu.be/x' } }, 'Media', 'set'],
    [{ type: 'media-set', media: null }, 'Media', 'end'],
  ])('%j', (event, name, action) => {
    expect(analyticsOf(event)).toEqual({ event: name, action, page: null })
  })

  test.each(['note-added', 'comment-added', 'totals-shown', ''])('%s is not counted', (type) => {
    expect(analyticsOf({ type })).toBeUndefined()
  })
})

describe('REPORT-15: a click on a link is counted as the route that it leads to', () => {
  test.each([
    ['https://retro.example/board/V1StGXR8Z5jdHi6B?from=Nora', '/board/:id'],
    ['https://retro.example/plans', '/plans'],
    ['https://other.example/plans', 'elsewhere'],
    ['mailto:nora@example.com', 'elsewhere'],
  ])('%s is %s', (address, action) => {
    expect(linkActionOf(new URL(address), 'https://retro.example')).toBe(action)
  })
})
