import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { by, namedBoard, noteOf, play } from '../testing/boards.ts'
import { addNote, deleteNote, react, setMasking } from '../testing/commands.ts'
import { facilitator, guest, member, signedIn } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')])

describe('REACTION-2: a participant has each emoji at most once on a note', () => {
  test('PERM-19, REACTION-1: any participant reacts to any note, their own included', () => {
    for (const person of [gus, mia, fay])
      expect(decide(board, react('n1', '👍'), by(person))).toEqual(
        accept({ type: 'reaction-added', noteId: 'n1', emoji: '👍', by: person.id }),
      )
  })

  test('REACTION-2: each person counts once for each emoji', () => {
    const liked = play(board, [gus, react('n1', '👍')], [mia, react('n1', '👍')], [gus, react('n1', '🎉')])
    expect(noteOf(liked, 'n1').reactions).toEqual([
      { emoji: '👍', by: gus.id },
      { emoji: '👍', by: mia.id },
      { emoji: '🎉', by: gus.id },
    ])
    expect(decide(liked, react('n1', '👍'), by(gus))).toEqual(accept())
  })

  test('REACTION-2: taking it back takes only the participant’s own', () => {
    const liked = play(board, [gus, react('n1', '👍')], [mia, react('n1', '👍')], [gus, react('n1', '🎉')])
    expect(noteOf(play(liked, [gus, react('n1', '👍', false)]), 'n1').reactions).toEqual([
      { emoji: '👍', by: mia.id },
      { emoji: '🎉', by: gus.id },
    ])
  })

  test('REACTION-2: taking back one that was not given is accepted, and changes nothing', () => {
    const liked = play(board, [gus, react('n1', '👍')])
    expect(decide(liked, react('n1', '👍', false), by(mia))).toEqual(accept())
    expect(decide(liked, react('n1', '🎉', false), by(gus))).toEqual(accept())
  })

  test('REACTION-1: a hidden note can be reacted to', () => {
    const masked = play(board, [fay, setMasking(true)])
    expect(decide(masked, react('n1', '👍'), by(gus)).ok).toBe(true)
  })

  test('an unknown note is refused', () => {
    expect(decide(board, react('n9', '👍'), by(fay))).toEqual(refuse('unknown-note'))
    const without = play(board, [mia, deleteNote('n1')])
    expect(decide(without, react('n1', '👍'), by(mia))).toEqual(refuse('unknown-note'))
  })

  test('REACTION-2: a participant who has signed in since takes back what they gave as a guest', () => {
    const liked = play(board, [gus, react('n1', '👍')])
    const after = signedIn(gus)
    expect(decide(liked, react('n1', '👍'), by(after))).toEqual(accept())
    expect(noteOf(play(liked, [after, react('n1', '👍', false)]), 'n1').reactions).toEqual([])
  })
})

describe('REACTION-7: a participant who reacted as a guest and again after signing in', () => {
  const after = signedIn(gus)
  const apart = { ...after, authorIds: [after.id, after.pseudonym] }
  const twice = play(board, [gus, react('n1', '👍')], [apart, react('n1', '👍')], [mia, react('n1', '👍')])

  test('REACTION-7: takes both back at once', () => {
    expect(noteOf(play(twice, [after, react('n1', '👍', false)]), 'n1').reactions).toEqual([
      { emoji: '👍', by: mia.id },
    ])
  })
})

describe('REACTION-6: a reaction is one emoji', () => {
  test.each([
    ['a plain one', '😀'],
    ['a heart, which needs its selector', '❤️'],
    ['a thumb with a skin tone', '👍🏽'],
    ['a flag of two letters', '🇪🇪'],
    ['a flag of tags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a flag that is joined', '🏳️‍🌈'],
    ['a keycap', '1️⃣'],
    ['a hash keycap', '#️⃣'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a profession with a skin tone', '👩🏿‍🚒'],
    ['the longest kind: a kiss with two skin tones', '👩🏿‍❤️‍💋‍👩🏻'],
  ])('REACTION-6: taken: %s', (_, emoji) => {
    expect(decide(board, react('n1', emoji), by(gus)).ok).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['a letter', 'a'],
    ['a word', 'thumbsup'],
    ['a digit, although a keycap begins with one', '1'],
    ['a hash sign', '#'],
    ['a tag', '<script>'],
    ['two emoji', '👍👍'],
    ['an emoji and a letter', '👍a'],
    ['an emoji with white space', ' 👍'],
    ['an emoji and a line break', '👍\n'],
    ['a heart that reads as text', '❤'],
    ['the copyright sign as text', '©'],
    ['half a flag', '🇪'],
    ['a flag of no country', '🇽🇽'],
    ['a joiner alone', '\u200d'],
    ['a selector alone', '\ufe0f'],
    ['a skin tone joined to nothing that has a skin', '🚗🏽'],
    ['half an emoji', '\ud83d'],
    ['NUL', '\u0000'],
    ['families without end', '👨‍👩‍👧‍👦'.repeat(50)],
    ['zalgo on an emoji', `👍${'\u0351'.repeat(20)}`],
  ])('REACTION-6: refused: %s', (_, emoji) => {
    expect(decide(board, react('n1', emoji), by(gus))).toEqual(refuse('text-invalid'))
    expect(decide(board, react('n1', emoji, false), by(gus))).toEqual(refuse('text-invalid'))
  })
})
