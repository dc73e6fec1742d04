import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { CelebrationTone } from './celebration.ts'

/** A drawing for each tone. Pieces with `data-piece` move in one after the other when the celebration begins. */
export function CelebrationArt({ tone }: { tone: CelebrationTone }) {
  return (
    // The scenes are wider than their box, so that a wide band is filled to its edges.
    <div aria-hidden="true" className="h-28 overflow-hidden">
      <svg
        viewBox="0 0 480 120"
        className="block size-full overflow-visible"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {SCENES[tone]}
      </svg>
    </div>
  )
}

const DOTS = [
  [70, 70, 5],
  [98, 94, 3],
  [120, 54, 2],
  [206, 44, 3],
  [274, 40, 5],
  [278, 100, 4],
  [202, 104, 5],
  [362, 96, 1],
  [386, 62, 2],
  [414, 88, 4],
  [-28, 60, 2],
  [-70, 92, 4],
  [-118, 52, 1],
  [-160, 84, 5],
  [508, 62, 1],
  [552, 94, 3],
  [598, 50, 5],
  [640, 86, 2],
] as const

const RAIN = [
  [60, 26],
  [92, 60],
  [116, 20],
  [138, 78],
  [152, 42],
  [334, 24],
  [350, 66],
  [376, 38],
  [396, 80],
  [424, 30],
  [-160, 40],
  [-118, 80],
  [-72, 22],
  [-30, 66],
  [16, 44],
  [468, 62],
  [510, 24],
  [556, 76],
  [602, 36],
  [644, 82],
] as const

/** Wide areas, which by night are as dark as notes: the sun alone is bright. */
const HILLS = {
  far: 'fill-[light-dark(var(--hue-line),var(--hue-surface))]',
  near: 'fill-[light-dark(var(--hue-strong),var(--hue-line))]',
} as const

const SCENES: Readonly<Record<CelebrationTone, ReactNode>> = {
  high: (
    <>
      {[-480, 0, 480].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <Garland />
        </g>
      ))}
      <Balloon x={146} y={60} hue={5} />
      <Balloon x={178} y={74} hue={1} />
      <Balloon x={334} y={58} hue={3} />
      <Balloon x={302} y={74} hue={4} />
      <Note x={240} y={74} tilt={-5} hue={1} face="laugh" />
      <path data-piece="" data-hue="4" className="fill-hue-strong" d="M229 51l18-2-12-21z" />
      {DOTS.map(([x, y, hue]) => (
        <circle
          key={`${x} ${y}`}
          data-piece=""
          data-hue={hue}
          className="fill-hue-strong"
          cx={x}
          cy={y}
          r="3"
        />
      ))}
    </>
  ),
  middle: (
    <>
      <g data-piece="" data-hue="5" className="fill-hue-strong">
        <circle cx="240" cy="92" r="34" />
      </g>
      {[-66, -33, 0, 33, 66].map((turn) => (
        <path
          key={turn}
          data-piece=""
          data-hue="5"
          className="stroke-hue-ink-soft"
          strokeWidth="3"
          d="M240 46v-14"
          transform={`rotate(${turn} 240 92)`}
        />
      ))}
      <path
        data-hue="2"
        className={HILLS.far}
        d="M-480 130V96Q-380 112-240 96T60 84T240 92T480 88T760 98T980 92V130z"
      />
      <path
        data-hue="2"
        className={HILLS.near}
        d="M-480 130V112Q-300 96-120 108T200 108T420 104T700 110T980 106V130z"
      />
      <path
        data-piece=""
        className="fill-none stroke-hue-ink-soft"
        strokeWidth="2"
        strokeDasharray="1 7"
        d="M96 74Q128 58 142 44Q152 30 140 28Q130 30 142 44"
      />
      <path
        data-piece=""
        className="fill-raised stroke-hue-ink-soft"
        strokeWidth="2"
        d="M150 38l34-16-12 32-8-11z"
      />
    </>
  ),
  low: (
    <>
      {RAIN.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          data-piece=""
          data-hue="3"
          className="stroke-hue-strong"
          strokeWidth="2.5"
          d={`M${x} ${y}l-3 11`}
        />
      ))}
      <Note x={220} y={92} tilt={-4} hue={3} face="rest" />
      <Note x={258} y={92} tilt={4} hue={1} face="smile" />
      <g data-piece="">
        <path className="fill-none stroke-hue-ink-soft" strokeWidth="3" d="M240 24v-8M240 60v22" />
        <path
          className="fill-hue-strong stroke-hue-ink-soft"
          strokeWidth="2"
          d="M176 68C178 34 206 22 240 22S302 34 304 68Q288 56 272 66Q256 56 240 66Q224 56 208 66Q192 56 176 68z"
        />
      </g>
      <path
        data-piece=""
        className="fill-hue"
        d="M240 56c-9-6-12-10-12-14a6 6 0 0 1 12-2a6 6 0 0 1 12 2c0 4-3 8-12 14z"
      />
    </>
  ),
  unknown: (
    <>
      <path className="fill-none stroke-hue-ink-soft" strokeWidth="2" d="M-480 40Q-120 30 240 38T960 34" />
      {[
        { x: 150, y: 70, tilt: -4, hue: 1 },
        { x: 240, y: 74, tilt: 2, hue: 2 },
        { x: 330, y: 68, tilt: 5, hue: 4 },
      ].map((note) => (
        <Note key={note.x} {...note} face="smile" />
      ))}
      {[150, 240, 330].map((x) => (
        <path key={x} className="stroke-hue-ink" strokeWidth="4" d={`M${x} ${x === 240 ? 36 : 34}v10`} />
      ))}
      <Star x={194} y={92} />
      <Star x={288} y={96} />
      <Star x={96} y={66} />
      <Star x={386} y={72} />
      <Star x={-20} y={84} />
      <Star x={500} y={88} />
    </>
  ),
}

/** The string of the flags: two arcs, each from one nail to the next. */
const ARC = { width: 240, top: 8, sag: 56 }

function Garland() {
  const { width, top, sag } = ARC
  return (
    <g>
      <path
        className="fill-none stroke-hue-ink-soft"
        strokeWidth="2"
        d={`M0 ${top}q${width / 2} ${sag / 2} ${width} 0M${width} ${top}q${width / 2} ${sag / 2} ${width} 0`}
      />
      {FLAGS.map((x, at) => (
        <g key={x} transform={onString(x)}>
          <path data-piece="" data-hue={(at % 5) + 1} className="fill-hue-strong" d="M-9 0h18l-9 16z" />
        </g>
      ))}
    </g>
  )
}

const FLAGS = [36, 78, 120, 162, 204, 276, 318, 360, 402, 444]

/** Where a flag hangs, and how the string runs there. */
function onString(x: number): string {
  const { width, top, sag } = ARC
  const along = (x % width) / width
  const y = top + along * (1 - along) * sag
  const turn = (Math.atan((sag / width) * (1 - 2 * along)) * 180) / Math.PI
  return `translate(${x} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`
}

function Balloon({ x, y, hue }: { x: number; y: number; hue: number }) {
  return (
    <g data-piece="" data-hue={hue}>
      <path
        className="fill-none stroke-hue-ink-soft"
        strokeWidth="1.5"
        d={`M${x} ${y + 18}q5 6 0 12t1 9q4 4 5-1`}
      />
      <ellipse className="fill-hue-strong" cx={x} cy={y} rx="14" ry="17" />
      <path className="fill-hue-strong" d={`M${x - 4} ${y + 20}h8l-4-6z`} />
    </g>
  )
}

const MOUTHS = { laugh: 'M-8 5q8 10 16 0z', smile: 'M-6 6q6 6 12 0', rest: 'M-5 8h10' } as const

const FACE = {
  fill: 'fill-[light-dark(var(--hue-ink),var(--hue-on-strong))]',
  line: 'stroke-[light-dark(var(--hue-ink),var(--hue-on-strong))]',
} as const

/** A note with a face, on which the drawings of all tones are built. */
function Note(props: { x: number; y: number; tilt: number; hue: number; face: keyof typeof MOUTHS }) {
  const { x, y, tilt, hue, face } = props
  return (
    <g data-piece="" data-hue={hue}>
      <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
        <rect
          // By night a note of the board would be the darkest thing of the drawing.
          className="fill-[light-dark(var(--hue-surface),var(--hue-strong))] stroke-hue-ink-soft"
          strokeWidth="2"
          x="-21"
          y="-23"
          width="42"
          height="46"
          rx="5"
        />
        <circle className={FACE.fill} cx="-8" cy="-4" r="2.5" />
        <circle className={FACE.fill} cx="8" cy="-4" r="2.5" />
        <path
          className={clsx(FACE.line, face === 'laugh' ? FACE.fill : 'fill-none')}
          strokeWidth="2"
          d={MOUTHS[face]}
        />
      </g>
    </g>
  )
}

function Star({ x, y }: { x: number; y: number }) {
  return (
    <path
      data-piece=""
      data-hue="1"
      className="fill-hue-strong stroke-hue-ink-soft"
      d={`M${x} ${y - 9}q2 7 9 9q-7 2-9 9q-2-7-9-9q7-2 9-9z`}
    />
  )
}
