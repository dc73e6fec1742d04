import { createContext, use } from 'react'
import type { ReactNode } from 'react'

export interface BackgroundToolProps {
  anchor: HTMLElement
  /** Called when the code of the dialog cannot be loaded. */
  onFail: () => void
}

/** Draws the dialog of the background, into which the application has put the picker of another feature. */
export type DrawBackgroundTool = (props: BackgroundToolProps) => ReactNode

export const BackgroundToolContext = createContext<DrawBackgroundTool>(() => null)

export function BackgroundTool(props: BackgroundToolProps) {
  return use(BackgroundToolContext)(props)
}
