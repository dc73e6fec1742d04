import type { Page } from '@playwright/test'

/** An address that only `serveTone` answers. */
export const TONE = 'https://media.example/tone.wav'

const RATE = 8000

/** Answers the page's requests for `TONE` with a real sound file of `seconds`, in ranges where requested. */
export async function serveTone(page: Page, seconds = 60): Promise<void> {
  const file = wav(seconds)
  await page.context().route(TONE, (route) => {
    const [, first, last] = /bytes=(\d+)-(\d*)/.exec(route.request().headers()['range'] ?? '') ?? []
    const from = Number(first ?? 0)
    const to = last === undefined || last === '' ? file.length - 1 : Number(last)
    return route.fulfill({
      status: first === undefined ? 200 : 206,
      headers: {
        'content-type': 'audio/wav',
        'accept-ranges': 'bytes',
        ...(first !== undefined && { 'content-range': `bytes ${from}-${to}/${file.length}` }),
      },
      body: file.subarray(from, to + 1),
    })
  })
}

/** One quiet note: PCM, one channel of 8 bits. */
function wav(seconds: number): Buffer {
  const length = RATE * seconds
  const file = Buffer.alloc(44 + length)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + length, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(length, 40)
  for (let at = 0; at < length; at += 1) file[44 + at] = 128 + Math.round(20 * Math.sin(at / 3))
  return file
}
