import { defineMessages } from '@retropulse/domain/kernel/messages'

/** What reminders about action items say. */
export const t = defineMessages({
  dueTodayOf: 'Due today: {{text}}',
  dueTomorrowOf: 'Due tomorrow: {{text}}',
  areDueToday: '{{count}} actions are due today',
  areDueTomorrow: '{{count}} actions are due tomorrow',
  dueToday: 'Due today',
  dueTomorrow: 'Due tomorrow',
  ofTeam: '{{text}} ({{team}})',
  more: 'And {{count}} more.',
  see: 'See the actions',
  reason: 'You get this because these actions are assigned to you. Turn reminders off at {{account}}.',
})
