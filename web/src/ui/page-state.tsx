import type { ReactNode } from 'react'

export interface PageStateProps {
  /** A lucide icon, drawn 28 px; decoration. */
  icon: ReactNode
  title: string
  text?: ReactNode
  /** The one next step, and at most one other. */
  action?: ReactNode
}

/** A page with a single message: not found, sign in required, something went wrong. */
export function PageState({ icon, title, text, action }: PageStateProps) {
  return (
    <section className="mx-auto flex min-h-[60dvh] max-w-md flex-col items-center justify-center px-6 py-12 text-center">
      <div
        aria-hidden="true"
        className="mb-6 flex size-16 -rotate-3 items-center justify-center rounded-lg border border-line bg-raised text-ink-soft shadow-raised [&>svg]:size-7"
      >
        {icon}
      </div>
      <h1 className="font-display text-2xl font-semibold tracking-tight text-balance">{title}</h1>
      {text !== undefined && <p className="mt-3 text-base text-balance text-ink-soft">{text}</p>}
      {action !== undefined && (
        <div className="mt-8 flex flex-wrap justify-center gap-3 max-sm:grid max-sm:w-full max-sm:max-w-80">
          {action}
        </div>
      )}
    </section>
  )
}
