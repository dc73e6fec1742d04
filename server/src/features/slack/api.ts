export type { TeamSlack } from './commands/post-to-team.ts'
