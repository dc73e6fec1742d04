import { clsx } from 'clsx'
import { Section } from './section.tsx'

const neutrals = [
  'bg-desk',
  'bg-surface',
  'bg-raised',
  'bg-fill',
  'bg-fill-strong',
  'bg-line',
  'bg-line-strong',
]
const inks = [
  'text-ink',
  'text-ink-soft',
  'text-ink-faint',
  'text-accent-ink',
  'text-ok-ink',
  'text-warn-ink',
  'text-danger-ink',
]
const tones = [
  ['bg-accent text-on-accent', 'bg-accent-soft text-accent-ink'],
  ['bg-ok text-on-ok', 'bg-ok-soft text-ok-ink'],
  ['bg-warn text-on-warn', 'bg-warn-soft text-warn-ink'],
  ['bg-danger text-on-danger', 'bg-danger-soft text-danger-ink'],
]
const hues = ['Sun', 'Leaf', 'Lagoon', 'Lilac', 'Coral']

export function Colours() {
  return (
    <>
      <Section title="Colours" text="Calm surfaces, one accent; status colours only where there is a status.">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
          {neutrals.map((name) => (
            <div key={name} className="text-xs text-ink-soft">
              <div className={clsx('mb-1.5 h-14 rounded-md border border-line', name)} />
              {name.slice(3)}
            </div>
          ))}
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm font-medium">
          {inks.map((name) => (
            <span key={name} className={name}>
              {name.slice(5)}
            </span>
          ))}
        </p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {tones.map((pair) => (
            <div key={pair[0]} className="overflow-hidden rounded-md text-sm font-medium">
              {pair.map((name) => (
                <p key={name} className={clsx('px-3 py-2.5', name)}>
                  {name.split(' ')[0]?.slice(3)}
                </p>
              ))}
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Hues"
        text="Set data-hue on an element: everything inside takes its surface, line, inks and chip."
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
          {hues.map((name, index) => (
            <div
              key={name}
              data-hue={index + 1}
              className="flex min-h-32 flex-col rounded-md border border-hue-line bg-hue p-4 text-hue-ink shadow-raised"
            >
              <p className="flex-1 text-sm">The review of every change took two days again</p>
              <p className="mt-3 flex items-center justify-between text-xs text-hue-ink-soft">
                {name}
                <span className="rounded-full bg-hue-strong px-2 py-0.5 font-semibold text-on-hue-strong digits">
                  {index + 3}
                </span>
              </p>
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}
