import { describe, expect, test } from 'vitest'
import { createListening, hostOf } from './listening.ts'

describe('D11: a player is loaded only after the person’s click', () => {
  test('nothing is agreed to before', () => {
    expect(createListening().get().size).toBe(0)
  })

  test('one click is for everything from the same place, and for no other', () => {
    const listening = createListening()
    listening.agree('https://youtu.be/abcdefghijk')
    expect(listening.get().has(hostOf('https://www.youtube.com/watch?v=lmnopqrstuv'))).toBe(true)
    expect(listening.get().has(hostOf('https://vimeo.com/1234567'))).toBe(false)
    listening.agree('https://one.example/song.mp3')
    expect(listening.get().has(hostOf('https://other.example/song.mp3'))).toBe(false)
  })

  test('whoever stops listening is asked again', () => {
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
