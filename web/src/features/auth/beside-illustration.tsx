import type { ReactNode } from 'react'
import { SignInIllustration } from './sign-in-illustration.tsx'

/**
 * A page beside the scene of the sign-in pages, such as an invitation: for many people it is the first page of the
 * product, and the next one is a sign-in page.
 */
export function BesideIllustration({ children }: { children: ReactNode }) {
  return (
    <div className="grid flex-1 md:max-lg:grid-rows-[1fr_auto] lg:grid-cols-[1.15fr_1fr]">
      <SignInIllustration />
      <div className="flex flex-col border-line md:justify-center md:bg-surface md:max-lg:border-b lg:border-s">
        {children}
      </div>
    </div>
  )
}
