import type { ReactNode } from 'react'
import { SignInIllustration } from './sign-in-illustration.tsx'

export interface AuthSheetProps {
  title: string
  text: ReactNode
  children: ReactNode
}

/** The layout of every sign-in page: the scene, and beside it one column with one task. */
export function AuthSheet({ title, text, children }: AuthSheetProps) {
  return (
    <div className="grid flex-1 md:max-lg:grid-rows-[1fr_auto] lg:grid-cols-[1.15fr_1fr]">
      <SignInIllustration />
      <div className="flex flex-col items-center border-line bg-surface px-5 py-7 sm:pt-[14dvh] sm:pb-16 md:max-lg:border-b md:max-lg:pt-20 lg:border-s">
        <div className="flex w-full max-w-md flex-col gap-6">
          <div>
            <h1 className="font-display text-3xl font-semibold tracking-tight">{title}</h1>
            <p className="mt-2 text-base text-pretty wrap-anywhere text-ink-soft">{text}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
