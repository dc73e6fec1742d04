/** The page of a survey (PULSE-38). */
export function surveyPath(surveyId: string): string {
  return `/pulse-survey/${encodeURIComponent(surveyId)}`
}
