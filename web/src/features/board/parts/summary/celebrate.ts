import { type CelebrationTone, TONE_BURST, TONE_EMOJI } from './celebration.ts'

/** When confetti fell last, in milliseconds since 1970. */
let firedAt = Number.NEGATIVE_INFINITY

/** Pixels beside the sheet below which no confetti falls: it would fall over the text (SUMMARY-21). */
const ROOM_MIN = 80

/**
 * Drops confetti that fits the tone beside `sheet` and never over it; none for users who prefer reduced motion, nor
 * where there is no room (SUMMARY-21).
 */
export async function dropConfetti(tone: CelebrationTone, sheet: Element | null): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const area = sheet?.getBoundingClientRect() ?? new DOMRect()
  if (area.left < ROOM_MIN || innerWidth - area.right < ROOM_MIN) return
  const { particles, throttleMs, isSoft } = TONE_BURST[tone]
  const now = Date.now()
  if (now - firedAt < throttleMs) return
  firedAt = now
  const { default: confetti } = await import('canvas-confetti')
  const canvas = document.createElement('canvas')
  canvas.className = 'pointer-events-none fixed inset-0 z-(--z-overlay) size-full'
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.clipPath = around(area)
  document.body.append(canvas)
  // Without a worker, whose script has no address that the security policy of the page could allow.
  const fire = confetti.create(canvas, { resize: true, useWorker: false })
  const shapes = TONE_EMOJI[tone].map((text) => confetti.shapeFromText({ text, scalar: SIZE }))
  const look = { shapes, scalar: SIZE, particleCount: particles / 2, flat: true }
  await Promise.all(
    [area.left / 2, (area.right + innerWidth) / 2].map(async (x) => {
      const origin = { x: x / innerWidth, y: isSoft ? -0.05 : 0.75 }
      await fire({ ...look, ...(isSoft ? SOFT : BANG), origin })
    }),
  )
  canvas.remove()
}

const SIZE = 2.2
/** `ticks` are the frames that a particle lives: 1.5 s on a screen of 60 Hz, the last third nearly transparent. */
const BANG = { angle: 90, spread: 60, startVelocity: 50, ticks: 90 }
const SOFT = { angle: 270, spread: 120, startVelocity: 6, gravity: 0.35, decay: 0.97, drift: 0.2, ticks: 200 }

/** The window without the sheet, as a clip path. */
function around({ left, right, top, bottom }: DOMRect): string {
  const sheet = `M${left} ${top}H${right}V${bottom}H${left}Z`
  return `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${sheet}")`
}
