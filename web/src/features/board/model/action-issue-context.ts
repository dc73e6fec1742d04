import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Draws the issue of an action item, which another feature knows of. `ids`: those that one call asks about. */
export type DrawActionIssue = (props: {
  readonly teamId: string
  readonly actionId: string
  readonly text: string
  readonly ids: readonly string[]
}) => ReactNode

export const ActionIssueContext = createContext<DrawActionIssue>(() => null)
