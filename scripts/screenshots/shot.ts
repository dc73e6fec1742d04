import type { Page } from '@playwright/test'
import type { MemberKey } from '../seed/cast.ts'
import type { RetroPlan } from '../seed/retro-plans.ts'
import type { Bystander } from './bystander.ts'

/** The context of a picture. */
export interface Scene {
  readonly page: Page
  readonly isPhone: boolean
  /** The path of a seeded board. */
  readonly board: (fits: (plan: RetroPlan) => boolean) => string
  /** Joins another participant to a board, who acts there. */
  readonly bystander: (boardPath: string, name: string) => Promise<Bystander>
  /** Paths of a team without retros and of one with 200; the user `extra` owns both. */
  readonly emptyTeam: string
  readonly fullTeam: string
}

/** A screen in one of its states. */
export interface Shot {
  readonly screen: string
  readonly state: string
  /** The viewer: a member, a guest, a user who has just signed up, or the owner of the extra teams. */
  readonly who: MemberKey | 'guest' | 'newcomer' | 'extra'
  /** Brings the page into the state of which the picture is taken. */
  readonly show: (scene: Scene) => Promise<void>
  /** Takes the whole page instead of what fits the window. */
  readonly isWhole?: true
  /** Taken in the widest window, too. */
  readonly isAlsoWide?: true
}
