import type { HttpApp } from '../../../platform/http/http-app.ts'
import { type BoardRoutesOptions, boardRoutes } from './board-routes.ts'
import { type FeedbackRoutesOptions, feedbackRoutes } from './feedback-routes.ts'
import { type HistoryRoutesOptions, historyRoutes } from './history-routes.ts'
import { type OperatorRoutesOptions, operatorRoutes } from './operator-routes.ts'
import { type PersonalBoardRoutesOptions, personalBoardRoutes } from './personal-board-routes.ts'
import { type SettingsRoutesOptions, settingsRoutes } from './settings-routes.ts'
import { type TeamBoardRoutesOptions, teamBoardRoutes } from './team-board-routes.ts'

export type BoardFeatureRoutesOptions = BoardRoutesOptions &
  FeedbackRoutesOptions &
  HistoryRoutesOptions &
  OperatorRoutesOptions &
  PersonalBoardRoutesOptions &
  SettingsRoutesOptions &
  TeamBoardRoutesOptions

/** All HTTP routes of the board feature. */
export function boardFeatureRoutes(app: HttpApp, options: BoardFeatureRoutesOptions): void {
  boardRoutes(app, options)
  personalBoardRoutes(app, options)
  teamBoardRoutes(app, options)
  settingsRoutes(app, options)
  feedbackRoutes(app, options)
  operatorRoutes(app, options)
  historyRoutes(app, options)
}
