import { defineMessages } from './messages.ts'

/** Texts of the buttons of charts. */
export const t = defineMessages({
  failed: 'Sorry something went wrong',
  'chart.showTable': 'Show as table: {{title}}',
  'chart.showChart': 'Show as chart: {{title}}',
  'chart.save': 'Save as image: {{title}}',
  'chart.saveTable': 'Save as CSV: {{title}}',
})
