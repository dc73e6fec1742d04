import { BACKGROUNDS, FORMER_BACKGROUNDS } from '@retropulse/domain/board/backgrounds/backgrounds'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, luminance, parseOklch } from './testing/oklch-contrast.ts'

const css = readFileSync(new URL('picture-colours.css', import.meta.url), 'utf8')
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const marksCss = readFileSync(new URL('small-boards.css', import.meta.url), 'utf8')
const colours = new Map(
  [...css.matchAll(/\/backgrounds\/([a-z-]+)\.svg'\] \{\s+background-color: (#\w{6});/g)].map(
    ([, id = '', colour = '']) => [id, colour],
  ),
)

test('BG-24: each built-in background has a colour to show while its picture loads', () => {
  expect(new Set(colours.keys())).toEqual(
    new Set([...BACKGROUNDS.map(({ id }) => id), ...FORMER_BACKGROUNDS]),
  )
})

describe('BG-34: in the dark theme', () => {
  // The edge is what parts a note from the picture.
  const edges = [...tokens.matchAll(/--hue-line: light-dark\(.+, (oklch\(.+\))\);/g)].map(([, edge = '']) =>
    luminance(parseOklch(edge)),
  )

  // The lines below the headers of columns, which a board in small is read by.
  const marks = [...tokens.matchAll(/--hue-strong: light-dark\(.+, (oklch\(.+\))\);/g)].map(([, mark = '']) =>
    parseOklch(mark),
  )

  test.each([...colours])('%s is darker than the edges of notes, and keeps some light', (id, colour) => {
    const night = luminance(byNight(colour, id).map(toLinear) as Channels)
    expect(edges).toHaveLength(5)
    expect(night).toBeLessThan(Math.min(...edges))
    expect(night).toBeGreaterThan(0.004)
  })

  test.each([...colours])('%s keeps its colour', (id, colour) => {
    expect(saturation(byNight(colour, id))).toBeGreaterThan(saturation(channelsOf(colour)))
  })

  test.each([...colours])('%s in small is no more colourful than by day', (id, colour) => {
    const small = byNight(colour, id, artOfSmall)
    // What spreading the tones adds to the colour of a bright picture is too little to be seen.
    expect(saturation(small)).toBeLessThan(saturation(channelsOf(colour)) + 0.03)
  })

  test.each([...colours])(
    '%s in small is brighter than on a board, and leaves the marks to show',
    (id, colour) => {
      const small = byNight(colour, id, artOfSmall).map(toLinear) as Channels
      const board = byNight(colour, id).map(toLinear) as Channels
      expect(marks).toHaveLength(5)
      expect(luminance(small)).toBeGreaterThan(luminance(board))
      for (const mark of marks) expect(contrast(mark, small)).toBeGreaterThan(3)
    },
  )

  test.each([...colours])(
    'BG-36: %s below a sketch is brighter still, and has the colours of the day',
    (id, colour) => {
      const sketch = byNight(colour, id, artOfSketch)
      const small = byNight(colour, id, artOfSmall).map(toLinear) as Channels
      expect(luminance(sketch.map(toLinear) as Channels)).toBeGreaterThan(luminance(small))
      expect(meanOf(sketch)).toBeGreaterThan(0.6 * meanOf(channelsOf(colour)))
      expect(saturation(sketch)).toBeGreaterThan(0.9 * saturation(channelsOf(colour)))
    },
  )

  test('BG-36: where it is chosen it has the same filter', () => {
    expect(css).toContain("[data-art='choice'],\n  [data-art='sketch'] {")
  })

  test('BG-37: notes on the picture of a format lie between the notes of a board and the marks of columns', () => {
    const [, percent = ''] =
      /@utility note-small [^@]+var\(--hue-strong\) (\d+)%, var\(--hue-surface\)/.exec(marksCss) ?? []
    const lightnesses = (name: string) =>
      [...tokens.matchAll(new RegExp(`--hue-${name}: light-dark\\(.+, oklch\\(([\\d.]+).+\\);`, 'g'))].map(
        ([, lightness]) => Number(lightness),
      )
    const [onBoard, ofMarks] = [lightnesses('surface'), lightnesses('strong')]
    expect(onBoard).toHaveLength(5)
    for (const [at, mark] of ofMarks.entries()) {
      const onPicture = mark * (Number(percent) / 100) + (onBoard[at] ?? 0) * (1 - Number(percent) / 100)
      expect(onPicture).toBeGreaterThan((onBoard[at] ?? 0) + 0.2)
      expect(onPicture).toBeLessThan(mark)
    }
  })

  test.each([...colours])('BG-36: the mark of a column shows on its edge, on %s', (id, colour) => {
    const edge = edgeOn(byNight(colour, id, artOfSketch)).map(toLinear) as Channels
    for (const mark of marks) expect(contrast(mark, edge)).toBeGreaterThan(3)
  })
})

type Channels = [red: number, green: number, blue: number]

/**
 * The colour (#rrggbb) below the filter of the dark theme, which browsers apply in sRGB: channels from 0 to 1. Turning the
 * hue is left out, as it keeps the luminance.
 */
function byNight(colour: string, id: string, artOf: (id: string, name: Art) => number = artOfPage): Channels {
  const exposure = artOf(id, 'exposure')
  const spread = artOf(id, 'spread')
  const spreadOut = channelsOf(colour).map((channel) => clamp((channel * exposure - 0.5) * spread + 0.5))
  const [red = 0, green = 0, blue = 0] = spreadOut
  const grey = 0.213 * red + 0.715 * green + 0.072 * blue
  return spreadOut.map(
    (channel) => clamp(grey + (channel - grey) * artOf(id, 'colour')) * artOf(id, 'light'),
  ) as Channels
}

type Art = 'exposure' | 'spread' | 'colour' | 'light'

/** A number of the filter for a built-in background in small. */
function artOfSmall(id: string, name: Art): number {
  return artInSmall('small', id, name)
}

/** A number of the filter for a built-in background below the sketch of a format. */
function artOfSketch(id: string, name: Art): number {
  return artInSmall('sketch', id, name)
}

/** The edge of a mark on a colour. */
function edgeOn(channels: Channels): Channels {
  const [, percent = ''] =
    /@utility line-small [^}]+var\(--color-desk\) (\d+)%, transparent\)/.exec(marksCss) ?? []
  const [, desk = ''] = /--color-desk: light-dark\(.+, (oklch\(.+\))\);/.exec(tokens) ?? []
  const part = Number(percent) / 100
  const ground = parseOklch(desk).map(fromLinear)
  return channels.map((channel, at) => channel * (1 - part) + (ground[at] ?? 0) * part) as Channels
}

function artInSmall(kind: 'small' | 'sketch', id: string, name: Art): number {
  const value = artOfPage(id, name)
  const [, rule = ''] = new RegExp(`\\[data-art='${kind}'\\] \\{([^}]+)\\}`).exec(css) ?? []
  const numberOf = (pattern: RegExp): number => Number(pattern.exec(rule)?.[1])
  if (name === 'spread') return 1 + (value - 1) * numberOf(/--art-firm: ([\d.]+)/)
  if (name === 'colour')
    return kind === 'small'
      ? numberOf(/--art-colour: ([\d.]+)/)
      : 1 + (value - 1) * numberOf(/--art-vivid\) - 1\) \* ([\d.]+)/)
  if (name === 'exposure' && kind === 'sketch') return value + (1 - value) * numberOf(/--art-ease: ([\d.]+)/)
  if (name === 'light') return value * numberOf(/--art-light\) \* ([\d.]+)/) + numberOf(/\+ ([\d.]+)\)/)
  return value
}

/** A number of the filter for a built-in background: that of the last rule that names it. */
function artOfPage(id: string, art: Art): number {
  const name = art === 'colour' ? 'vivid' : art
  const rules = [...css.matchAll(/\n {2}img([^{}]+) \{([^{}]+)\}/g)].filter(([, , body = '']) =>
    body.includes(`--art-${name}`),
  )
  const [, , body = ''] =
    rules.find(([, pictures = '']) => pictures.includes(`'/${id}.svg'`)) ?? rules[0] ?? []
  return Number(new RegExp(`--art-${name}: ([\\d.]+)`).exec(body)?.[1])
}

function channelsOf(colour: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as Channels
}

function meanOf([red, green, blue]: Channels): number {
  return (red + green + blue) / 3
}

/** How far a colour is from grey, of 1. */
function saturation(channels: Channels): number {
  return 1 - Math.min(...channels) / Math.max(...channels)
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}
