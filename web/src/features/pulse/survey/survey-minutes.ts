/** About how many minutes a survey takes: a third of a minute each question, in whole minutes (PULSE-79). */
export function minutesFor(questions: number): number {
  return Math.max(1, Math.round(questions / 3))
}
