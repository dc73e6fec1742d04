import type { Page } from '@playwright/test'
import type { MemberKey } from '../seed/cast.ts'
import type { RetroPlan } from '../seed/retro-plans.ts'
import type { Bystander } from './bystander.ts'

/** What a picture is taken with. */
export interface Scene {
  readonly page: Page
  readonly isPhone: boolean
  /** The path of a seeded board. */
  readonly board: (fits: (plan: RetroPlan) => boolean) => string
  /** Somebody else on a board, who does things there. */
  readonly bystander: (boardPath: string, name: string) => Promise<Bystander>
  /** Paths of a team without retros and of one with 200; whoever is `extra` owns both. */
  readonly emptyTeam: string
  readonly fullTeam: string
}

/** A screen in one of its states. */
export interface Shot {
  readonly screen: string
  readonly state: string
  /** Who looks: a member, a guest, somebody who has just signed up, or the owner of the extra teams. */
  readonly who: MemberKey | 'guest' | 'newcomer' | 'extra'
  /** Brings the page there; what is on it afterwards is taken. */
  readonly show: (scene: Scene) => Promise<void>
  /** The whole page instead of what fits the window. */
  readonly isWhole?: true
}
