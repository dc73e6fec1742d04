import type { PulseStep } from '@retropulse/domain/pulse/format'

/** The emoji, the heading and the text of a step; the heading takes the focus when the step is reached. */
export function StepHead({ step: { icon, title, description } }: { step: PulseStep }) {
  return (
    <>
      <span aria-hidden="true" className="text-3xl emoji-edge">
        {icon}
      </span>
      <h2
        tabIndex={-1}
        dir="auto"
        className="mt-3 max-w-full font-display text-2xl font-semibold tracking-tight wrap-anywhere outline-none"
      >
        {title}
      </h2>
      {description !== '' && (
        <p
          dir="auto"
          className="mt-2 max-w-full text-base text-pretty whitespace-pre-line text-ink-soft wrap-anywhere"
        >
          {description}
        </p>
      )}
    </>
  )
}
