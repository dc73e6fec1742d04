import { BACKGROUNDS } from '@retropulse/domain/board/backgrounds/backgrounds'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { luminance, parseOklch } from './testing/oklch-contrast.ts'

const css = readFileSync(new URL('picture-colours.css', import.meta.url), 'utf8')
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const colours = new Map(
  [...css.matchAll(/\/backgrounds\/([a-z-]+)\.svg'\] \{\s+background-color: (#\w{6});/g)].map(
    ([, id = '', colour = '']) => [id, colour],
  ),
)

test('BG-24: each built-in background has a colour to show while its picture loads', () => {
  expect(new Set(colours.keys())).toEqual(new Set(BACKGROUNDS.map(({ id }) => id)))
})

describe('BG-34: in the dark theme', () => {
  // The edge is what parts a note from the picture.
  const edges = [...tokens.matchAll(/--hue-line: light-dark\(.+, (oklch\(.+\))\);/g)].map(([, edge = '']) =>
    luminance(parseOklch(edge)),
  )
  const shade = Number(/--color-art-shade: light-dark\(transparent, oklch\(([\d.]+) /.exec(tokens)?.[1])

  test.each([...colours])('%s is darker than the edges of notes, and keeps some light', (id, colour) => {
    const dimmed = dim(colour, shadeOf(id), luminance(parseOklch(`oklch(${shade} 0 0)`)))
    expect(edges).toHaveLength(5)
    expect(dimmed).toBeLessThan(Math.min(...edges))
    expect(dimmed).toBeGreaterThan(0.004)
  })
})

/** The part of the shade that lies over a background: the last rule that names it. */
function shadeOf(id: string): number {
  const rules = [...css.matchAll(/\n {2}img([^{}]+)\+ span \{\s+--art-shade: ([\d.]+);/g)]
  const named = rules.find(([, pictures = '']) => pictures.includes(`'/${id}.svg'`)) ?? rules[0]
  return Number(named?.[2])
}

/** The luminance of a colour (#rrggbb) below a grey shade, which browsers blend in sRGB. */
function dim(colour: string, part: number, shadeLuminance: number): number {
  const shade = toSrgb(shadeLuminance)
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    toLinear(channel * (1 - part) + shade * part),
  )
  return luminance([red, green, blue])
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toSrgb(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}
