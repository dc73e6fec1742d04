export { boardFromPlan } from './commands/board-from-plan.ts'
