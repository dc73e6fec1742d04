import { defineMessages } from '../../lib/messages.ts'

/** Texts of insights that show before the code of the insights is loaded. */
export const t = defineMessages({
  briefing: 'Next retro',
  'briefing.overdue_one': '{{count}} action is overdue',
  'briefing.overdue_other': '{{count}} actions are overdue',
  'briefing.overdue.text': 'Go through them first',
  'briefing.moodUp': 'Mood rose from {{previous}} to {{score}}',
  'briefing.moodDown': 'Mood fell from {{previous}} to {{score}}',
  'briefing.topic': 'Came up in {{count}} retros',
  'briefing.start': 'Start with the last format',
  loading: 'Loading insights',
  retry: 'Try again',
  unreadable: 'We couldn’t load the insights.',
  'themes.loading': 'Loading recurring topics',
})
