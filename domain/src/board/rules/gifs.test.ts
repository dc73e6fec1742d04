import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { GIFS_MAX } from '../limits.ts'
import { GIF } from '../testing/arbitrary-command.ts'
import { anonymousBoard, by, namedBoard, NOON, play } from '../testing/boards.ts'
import { facilitator, guest, member } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const board = namedBoard()
const SHARE = { type: 'share-gif', gif: GIF } as const

describe('D10: GIFs drift across everybody’s screen, and the board keeps the list for the summary', () => {
  test('anybody sends one, with all that is needed to show it and the time by the clock of the server', () => {
    for (const person of [gus, mia, fay])
      expect(decide(board, SHARE, by(person, { at: NOON + 3 }))).toEqual(
        accept({ type: 'gif-shared', gif: { ...GIF, at: NOON + 3 } }),
      )
  })

  test('the same one as often as one likes, each in the list', () => {
    const twice = play(board, [gus, SHARE, NOON], [gus, SHARE, NOON])
    expect(twice.gifs).toEqual([
      { ...GIF, at: NOON },
      { ...GIF, at: NOON },
    ])
  })

  test('D9: nothing in the list says who sent it', () => {
    for (const start of [board, anonymousBoard()]) {
      const sent = JSON.stringify(play(start, [mia, SHARE]).gifs)
      expect(sent).not.toContain(mia.id)
      expect(sent).not.toContain(mia.pseudonym)
    }
  })

  test('only pictures of our providers', () => {
    const strange = { ...GIF, url: 'https://example.com/spy.gif' }
    expect(decide(board, { type: 'share-gif', gif: strange }, by(fay))).toEqual(refuse('gif-invalid'))
  })

  test('a command brings nothing along that is not written down', () => {
    const decision = decide(board, { ...SHARE, gif: { ...GIF, at: 1 } as typeof GIF }, by(gus, { at: NOON }))
    expect(decision).toEqual(accept({ type: 'gif-shared', gif: { ...GIF, at: NOON } }))
  })

  test(`a board keeps ${GIFS_MAX}`, () => {
    const gifs = Array.from({ length: GIFS_MAX }, () => ({ ...GIF, at: NOON }))
    expect(decide({ ...board, gifs: gifs.slice(1) }, SHARE, by(gus)).ok).toBe(true)
    expect(decide({ ...board, gifs }, SHARE, by(gus))).toEqual(refuse('board-full'))
  })
})

describe('board.md §2: GIF sharing is a setting of the board', () => {
  const off = play(board, [gus, SHARE], [fay, setSharing(false)])

  test('switched off, nobody sends any, facilitators neither', () => {
    expect(off.disableGifs).toBe(true)
    for (const person of [gus, mia, fay])
      expect(decide(off, SHARE, by(person))).toEqual(refuse('gifs-disabled'))
  })

  test('what was sent before stays in the list', () => {
    expect(off.gifs).toHaveLength(1)
  })

  test('and on again', () => {
    const on = play(off, [fay, setSharing(true)])
    expect(decide(on, SHARE, by(gus)).ok).toBe(true)
  })

  test('by facilitators only; twice is once', () => {
    expect(decide(board, setSharing(false), by(mia))).toEqual(refuse('forbidden'))
    expect(decide(board, setSharing(false), by(gus))).toEqual(refuse('forbidden'))
    expect(decide(board, setSharing(true), by(fay))).toEqual(accept())
    expect(decide(off, setSharing(false), by(fay))).toEqual(accept())
  })
})

function setSharing(on: boolean) {
  return { type: 'set-gif-sharing', on } as const
}
