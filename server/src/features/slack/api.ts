export { hasFailed, type TeamSlack } from './commands/post-to-team.ts'
