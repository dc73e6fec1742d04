import type { Preset } from './preset.ts'

/** Formats about the people rather than the work. */
export const TEAM_FORMATS: readonly Preset[] = [
  {
    name: 'Winning Streak',
    sentence: 'After a success: understand why it worked, say who made it work, and do it again.',
    theme: 'savannah-sunset',
    columns: {
      'Big wins': 'good',
      Teamwork: 'good',
      'Repeating our success': 'idea',
      Kudos: 'thanks',
    },
  },
  {
    name: 'Dream Team',
    sentence: 'Describe the team that you would like to be, and see what is missing.',
    theme: 'northern-lights',
    columns: { Practices: 'good', Values: 'other', Absence: 'bad' },
  },
  {
    name: 'Hopes & Fears',
    sentence: 'Before something begins: what do you hope for, and what keeps you awake?',
    theme: 'fog-lighthouse',
    columns: { Hopes: 'idea', Fears: 'bad' },
  },
  {
    name: 'Surprised Worried Inspired',
    sentence: 'For times of change: what came unexpectedly, what troubles you, what gives you a lift.',
    theme: 'rain-over-sea',
    columns: { Surprised: 'other', Worried: 'bad', Inspired: 'good' },
  },
  {
    name: 'Scrum Values',
    sentence: 'Hold your sprint up to commitment, focus, openness, respect and courage.',
    theme: 'indigo-ikat',
    columns: { Commitment: 'other', Focus: 'other', Openness: 'other', Respect: 'other', Courage: 'other' },
  },
  {
    name: 'Heard Seen Respected',
    sentence: 'Short stories of being listened to, noticed and taken seriously, or of missing just that.',
    theme: 'birch-snow',
    columns: { Heard: 'other', Seen: 'other', Respected: 'other' },
  },
  {
    name: 'Always Be Learning',
    sentence: 'What each of you learned, and what you would like to: with teachers already in the room.',
    theme: 'star-observatory',
    columns: { 'Things I learned': 'good', 'Things I want to learn': 'idea' },
  },
  {
    name: 'Team Health',
    sentence: 'A check-up in four parts: working together, delivering, support and wellbeing.',
    theme: 'palm-house',
    columns: { Collaboration: 'other', Delivery: 'other', Support: 'other', Wellbeing: 'other' },
  },
]
