import { Card, pressableCardClass } from '../card.tsx'
import { Kbd } from '../kbd.tsx'
import { Row, Section } from './section.tsx'

export function Shapes() {
  return (
    <>
      <Section title="Type" text="Bricolage Grotesque for headings, Inter for everything that is read.">
        <div className="flex flex-col gap-3">
          <p className="font-display text-3xl font-semibold tracking-tight">What went well this sprint?</p>
          <p className="font-display text-2xl font-semibold tracking-tight">What went well this sprint?</p>
          <p className="font-display text-xl font-semibold tracking-tight">What went well this sprint?</p>
          <p className="text-lg">Large: people open a link and write within five seconds.</p>
          <p className="text-base">Base: people open a link and write within five seconds.</p>
          <p className="text-sm">Small: people open a link and write within five seconds.</p>
          <p className="text-xs text-ink-soft">Tiny: 1,024 of 2,048 · Zażółć gęślą jaźń · Straße</p>
        </div>
      </Section>
      <Section title="Shape" text="Three radii, two heights, one ring for the keyboard.">
        <Row label="Radii">
          <span className="size-16 rounded-sm border border-line bg-surface" />
          <span className="size-16 rounded-md border border-line bg-surface" />
          <span className="size-16 rounded-lg border border-line bg-surface" />
        </Row>
        <Row label="Shadows">
          <span className="size-16 rounded-md bg-raised shadow-raised" />
          <span className="size-16 rounded-md bg-raised shadow-floating" />
        </Row>
        <Row label="Keys">
          <Kbd>n</Kbd>
          <Kbd>Shift</Kbd>
          <Kbd>⌘</Kbd>
          <Kbd>Esc</Kbd>
        </Row>
        <div className="grid gap-4 sm:grid-cols-2">
          <Card>
            <p className="text-sm font-medium">A card</p>
            <p className="mt-1 text-sm text-ink-soft">Lies on the desk; no shadow.</p>
          </Card>
          <button type="button" className={pressableCardClass}>
            <span className="block text-sm font-medium">A card that can be pressed</span>
            <span className="mt-1 block text-sm text-ink-soft">Lifts a little under the pointer.</span>
          </button>
        </div>
      </Section>
    </>
  )
}
