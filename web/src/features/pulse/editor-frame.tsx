import type { ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { t } from './messages.ts'

export interface EditorFrameProps {
  title: string
  text: string
  /** The templates to begin with. */
  templates?: ReactNode
  children: ReactNode
}

/** The head and the width of the page of the editor. */
export function EditorFrame({ title, text, templates, children }: EditorFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-6 px-5 py-8 sm:py-12 min-[75rem]:max-w-3xl">
      <div>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{title}</h1>
        <p className="mt-2 min-h-12 text-base sm:min-h-6 text-pretty text-ink-soft wrap-anywhere">{text}</p>
      </div>
      {templates}
      {children}
    </div>
  )
}

/** The skeleton of the editor, while the survey or its template is not known. */
export function EditorSkeleton() {
  return (
    <SkeletonGroup label={t('loading')} className="grid gap-x-12 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col rounded-lg border border-line bg-surface px-6 max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0 max-sm:px-5">
        <div className="flex flex-col gap-2.5 py-6">
          <Skeleton className="h-4 w-10" />
          <Skeleton className="h-10 w-full rounded-md" />
        </div>
        {[1, 2].map((part) => (
          <div key={part} className="flex flex-col gap-4 border-t border-line py-6">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-10 w-full rounded-md" />
            <Skeleton className="h-20 w-full rounded-md" />
          </div>
        ))}
      </div>
      <div className="hidden flex-col self-start min-[75rem]:flex">
        <Skeleton className="mb-2 h-5 w-16" />
        <Skeleton className="mb-3 h-7 w-40" />
        <div className="flex h-100 flex-col items-center justify-center gap-4 rounded-lg border border-line bg-surface">
          <Skeleton className="size-10" round />
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-4 w-60" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
