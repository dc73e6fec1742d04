/** One screen of a survey: an emoji, a title and what is said below it. */
export interface PulseStep {
  /** One emoji. */
  readonly icon: string
  readonly title: string
  /** Empty where the screen has no description. */
  readonly description: string
}

/** A question, answered from 1 to 5, with an optional comment. */
export interface PulseTopic extends PulseStep {
  /** Unique within the model, and constant while the question asks the same, so that surveys can be compared. */
  readonly id: string
}

/** What a survey asks, from its introduction to its end (PULSE-25). */
export interface PulseFormat {
  readonly meta: { readonly intro: PulseStep; readonly end: PulseStep }
  readonly topics: readonly PulseTopic[]
}

/** The default, which every organisation can begin with (PULSE-15, PULSE-16). */
export const DEFAULT_PULSE_FORMAT: PulseFormat = {
  meta: {
    intro: {
      icon: '👋',
      title: 'Welcome',
      description: 'A few questions about how things are going. Your answers are anonymous.',
    },
    end: {
      icon: '🙏',
      title: 'Review',
      description: 'Take one last look at your answers. You can change them until the survey closes.',
    },
  },
  topics: [
    {
      id: 'happiness',
      icon: '😊',
      title: 'Happiness',
      description: 'How happy are you with your work these days?',
    },
    {
      id: 'communication',
      icon: '💬',
      title: 'Communication',
      description: 'Do you hear what you need to know, in time, and are you heard?',
    },
    {
      id: 'culture',
      icon: '🌱',
      title: 'Culture',
      description: 'Can you be yourself here, and say what you think?',
    },
    {
      id: 'leadership',
      icon: '🧭',
      title: 'Leadership',
      description: 'Do you know where we are going, and trust those who lead the way?',
    },
    {
      id: 'recognition',
      icon: '🏅',
      title: 'Recognition',
      description: 'Is good work noticed and valued?',
    },
    {
      id: 'growth',
      icon: '📈',
      title: 'Growth',
      description: 'Are you learning, and getting better at what matters to you?',
    },
  ],
}
