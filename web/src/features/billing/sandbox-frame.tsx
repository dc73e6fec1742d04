import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { t } from './messages.ts'

export interface SandboxFrameProps {
  title: string
  children: ReactNode
}

/** The frame of the pages of the sandbox, which say on each that no money moves (PLAN-24). */
export function SandboxFrame({ title, children }: SandboxFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col gap-6 px-5 py-10">
      <div>
        <Badge tone="warn">{t('sandbox')}</Badge>
        <h1 dir="auto" className="mt-3 font-display text-2xl font-semibold tracking-tight wrap-anywhere">
          {title}
        </h1>
      </div>
      {children}
    </div>
  )
}
