import type { HttpApp } from '../../../platform/http/http-app.ts'
import { type ActionRoutesOptions, actionRoutes } from '../../action-items/http/action-routes.ts'
import { type BoardRoutesOptions, boardRoutes } from './board-routes.ts'
import { type FeedbackRoutesOptions, feedbackRoutes } from './feedback-routes.ts'
import { type HistoryRoutesOptions, historyRoutes } from './history-routes.ts'
import {
  type ImportExportRoutesOptions,
  importExportRoutes,
} from '../../import-export/http/import-export-routes.ts'
import { type InsightRoutesOptions, insightRoutes } from '../../summary/http/insight-routes.ts'
import { type MailRoutesOptions, mailRoutes } from '../../summary/http/mail-routes.ts'
import { type MoodRoutesOptions, moodRoutes } from '../../mood/http/mood-routes.ts'
import { type OperatorRoutesOptions, operatorRoutes } from './operator-routes.ts'
import { type PersonalBoardRoutesOptions, personalBoardRoutes } from './personal-board-routes.ts'
import { type SettingsRoutesOptions, settingsRoutes } from './settings-routes.ts'
import { type SlackRoutesOptions, slackRoutes } from '../../summary/http/slack-routes.ts'
import { type TeamBoardRoutesOptions, teamBoardRoutes } from './team-board-routes.ts'

export type BoardFeatureRoutesOptions = ActionRoutesOptions &
  BoardRoutesOptions &
  FeedbackRoutesOptions &
  HistoryRoutesOptions &
  ImportExportRoutesOptions &
  InsightRoutesOptions &
  MailRoutesOptions &
  MoodRoutesOptions &
  OperatorRoutesOptions &
  PersonalBoardRoutesOptions &
  SettingsRoutesOptions &
  SlackRoutesOptions &
  TeamBoardRoutesOptions

/** All HTTP routes of the board feature. */
export function boardFeatureRoutes(app: HttpApp, options: BoardFeatureRoutesOptions): void {
  boardRoutes(app, options)
  personalBoardRoutes(app, options)
  teamBoardRoutes(app, options)
  actionRoutes(app, options)
  settingsRoutes(app, options)
  feedbackRoutes(app, options)
  operatorRoutes(app, options)
  historyRoutes(app, options)
  moodRoutes(app, options)
  insightRoutes(app, options)
  slackRoutes(app, options)
  importExportRoutes(app, options)
  mailRoutes(app, options)
}
