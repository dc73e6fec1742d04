import type { PulseModel } from '@retropulse/contract/pulse'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'

/** An enabled model with the default questions. */
export const MODEL: PulseModel = {
  id: 'health',
  title: 'Team health',
  enabled: true,
  format: { ...DEFAULT_PULSE_FORMAT, topics: [...DEFAULT_PULSE_FORMAT.topics] },
}

/** As long as the name of a survey can be. */
export const LONG_NAME =
  'How the night crews of all four harbours feel about the winter timetable and about each other'
