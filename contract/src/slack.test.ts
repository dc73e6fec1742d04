import { describe, expect, test } from 'vitest'
import { slackMessageSchema } from './slack.ts'

const button = (url: string) => ({ type: 'button', text: { type: 'plain_text', text: 'View Board' }, url })
const viewBoard = (url: string) => ({ type: 'actions', elements: [button(url)] })
const header = { type: 'header', text: { type: 'plain_text', text: 'Sprint 12' } }
const headers = (count: number) => Array.from({ length: count }, () => header)
const board = 'b-0123456789abcdef'
const read = (data: unknown) => {
  const parsed = slackMessageSchema.safeParse({ data })
  return parsed.success ? parsed.data.data : null
}

describe('SLACK-11: the body of slack-message', () => {
  test('blocks alone name their board by the View Board button, with an origin or without', () => {
    for (const url of [`https://retro.example.com/board/${board}`, `/board/${board}`])
      expect(read([header, viewBoard(url)])).toEqual({ boardId: board })
    expect(read([{ type: 'section', accessory: button(`/board/${board}`) }])).toEqual({ boardId: board })
  })

  test('reading is idempotent', () => {
    expect(read(read([viewBoard(`/board/${board}`)]))).toEqual({ boardId: board })
  })

  test.each([
    ['no button', [header]],
    ['buttons to two boards', [viewBoard(`/board/${board}`), viewBoard('/board/another-board')]],
    ['a button to another page', [viewBoard('https://example.com/login')]],
    ['an unknown block', [{ type: 'video' }, viewBoard(`/board/${board}`)]],
    ['no blocks', []],
    ['text', 'Sprint 12'],
    ['a channel', [{ ...header, channel: '#all' }, viewBoard(`/board/${board}`)]],
    [
      'a channel deep inside',
      [{ type: 'section', text: { a: [{ channel: 'C1' }] } }, viewBoard(`/board/${board}`)],
    ],
    ['more than 50 blocks', [...headers(50), viewBoard(`/board/${board}`)]],
  ])('SLACK-11: %s is refused', (_, data) => {
    expect(read(data)).toBeNull()
  })

  test('50 blocks are accepted', () => {
    expect(read([...headers(49), viewBoard(`/board/${board}`)])).toEqual({
      boardId: board,
    })
  })
})
