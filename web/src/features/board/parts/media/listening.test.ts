import { describe, expect, test } from 'vitest'
import { createListening, hostOf } from './listening.ts'

describe('permission to load a player', () => {
  test("MEDIA-10: no host is permitted before the participant's click", () => {
    expect(createListening().get().size).toBe(0)
  })

  test('MEDIA-10: one click covers all that comes from the same host, and no other host', () => {
    const listening = createListening()
    listening.agree('https://youtu.be/abcdefghijk')
    expect(listening.get().has(hostOf('https://www.youtube.com/watch?v=lmnopqrstuv'))).toBe(true)
    expect(listening.get().has(hostOf('https://vimeo.com/1234567'))).toBe(false)
    listening.agree('https://one.example/song.mp3')
    expect(listening.get().has(hostOf('https://other.example/song.mp3'))).toBe(false)
  })

  test('MEDIA-10: a participant who stops listening is asked again', () => {
    const listening = createListening()
    let told = 0
    listening.subscribe(() => {
      told += 1
    })
    listening.agree('https://vimeo.com/1234567')
    listening.stop()
    expect(listening.get().size).toBe(0)
    expect(told).toBe(2)
  })
})
