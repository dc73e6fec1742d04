import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { GIFS_MAX } from '../limits.ts'
import { GIF } from './testing/samples.ts'
import { anonymousBoard, by, namedBoard, NOON, play } from '../testing/boards.ts'
import { facilitator, guest, member } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const board = namedBoard()
const SHARE = { type: 'share-gif', gif: GIF } as const

describe('GIF-1, GIF-6: participants send GIFs to all, and the board keeps the list', () => {
  test('GIF-1, GIF-7: any participant sends one; it is stored with what shows it and the server’s time', () => {
    for (const person of [gus, mia, fay])
      expect(decide(board, SHARE, by(person, { at: NOON + 3 }))).toEqual(
        accept({ type: 'gif-shared', gif: { ...GIF, at: NOON + 3 } }),
      )
  })

  test('GIF-6: the same one can be sent again, and each is in the list', () => {
    const twice = play(board, [gus, SHARE, NOON], [gus, SHARE, NOON])
    expect(twice.gifs).toEqual([
      { ...GIF, at: NOON },
      { ...GIF, at: NOON },
    ])
  })

  test('GIF-9: nothing in the list says who sent it', () => {
    for (const start of [board, anonymousBoard()]) {
      const sent = JSON.stringify(play(start, [mia, SHARE]).gifs)
      expect(sent).not.toContain(mia.id)
      expect(sent).not.toContain(mia.pseudonym)
    }
  })

  test('GIF-8: only pictures of the providers are taken', () => {
    const strange = { ...GIF, url: 'https://example.com/spy.gif' }
    expect(decide(board, { type: 'share-gif', gif: strange }, by(fay))).toEqual(refuse('gif-invalid'))
  })

  test('GIF-7: other fields of a command are not stored', () => {
    const decision = decide(board, { ...SHARE, gif: { ...GIF, at: 1 } as typeof GIF }, by(gus, { at: NOON }))
    expect(decision).toEqual(accept({ type: 'gif-shared', gif: { ...GIF, at: NOON } }))
  })

  test(`GIF-15: a board keeps at most ${GIFS_MAX}`, () => {
    const gifs = Array.from({ length: GIFS_MAX }, () => ({ ...GIF, at: NOON }))
    expect(decide({ ...board, gifs: gifs.slice(1) }, SHARE, by(gus)).ok).toBe(true)
    expect(decide({ ...board, gifs }, SHARE, by(gus))).toEqual(refuse('board-full'))
  })
})

describe('GIF-20: GIF sharing is a setting of the board', () => {
  const off = play(board, [gus, SHARE], [fay, setSharing(false)])

  test('GIF-21: switched off, all participants are refused, facilitators included', () => {
    expect(off.disableGifs).toBe(true)
    for (const person of [gus, mia, fay])
      expect(decide(off, SHARE, by(person))).toEqual(refuse('gifs-disabled'))
  })

  test('GIF-21: what was sent before stays in the list', () => {
    expect(off.gifs).toHaveLength(1)
  })

  test('GIF-20: it is switched on again', () => {
    const on = play(off, [fay, setSharing(true)])
    expect(decide(on, SHARE, by(gus)).ok).toBe(true)
  })

  test('GIF-20, PERM-23: other participants than facilitators are refused; switching twice changes nothing', () => {
    expect(decide(board, setSharing(false), by(mia))).toEqual(refuse('forbidden'))
    expect(decide(board, setSharing(false), by(gus))).toEqual(refuse('forbidden'))
    expect(decide(board, setSharing(true), by(fay))).toEqual(accept())
    expect(decide(off, setSharing(false), by(fay))).toEqual(accept())
  })
})

function setSharing(on: boolean) {
  return { type: 'set-gif-sharing', on } as const
}
