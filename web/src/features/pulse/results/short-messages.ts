import { defineMessages } from '../../../lib/messages.ts'

/** The words for results and changes, which lists of surveys have without the other texts of results. */
export const t = defineMessages({
  'band.low': 'All low',
  'band.mostly-low': 'Mostly low',
  'band.split': 'Split',
  'band.mostly-high': 'Mostly high',
  'band.high': 'All high',
  'change.up': 'Up {{by}}',
  'change.down': 'Down {{by}}',
  'change.same': 'Unchanged',
  'change.none': 'Nothing to compare yet',
  'change.since': 'since the previous survey',
})
