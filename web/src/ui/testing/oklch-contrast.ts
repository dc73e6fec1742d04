/** A colour as sRGB channels in linear light, 0 to 1 each, clipped to the gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

/**
 * Reads `oklch(L C H)` with L from 0 to 1 and H in degrees; throws on any other form, so that a token
 * written another way is noticed. Matrices: CSS Color 4, "OKLab to linear sRGB".
 */
export function parseOklch(text: string): LinearRgb {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text.trim())
  if (!match) throw new Error(`not an opaque oklch() colour: ${text}`)
  const lightness = Number(match[1])
  const chroma = Number(match[2])
  const hue = (Number(match[3]) * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(first: LinearRgb, second: LinearRgb): number {
  const [one, other] = [luminance(first), luminance(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The relative luminance of a colour (WCAG 2.2), 0 to 1. */
export function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}
