import { type MoodTone, toneOf } from '@retropulse/domain/board/mood'
import { ENGLISH_SUMMARY } from '@retropulse/domain/board/summary-words'
import type { LetterAction, LetterNote, SummaryLetter } from './summary-mail.ts'

/**
 * A summary as HTML for mail programs: styles stand on the elements, since many drop everything else; those that keep
 * the style sheet follow the reader's dark mode. No pictures, no scripts, nothing that is loaded from anywhere.
 */
export function summaryHtml(letter: SummaryLetter): string {
  const { title, date, link, reason, moodScore, counts, topNotes, actions } = letter
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(title)}</title><style>${DARK}</style></head>`,
    `<body class="desk" style="margin:0;padding:0;background:#f4f2ee;${FONT}">`,
    '<div class="desk" style="background:#f4f2ee;padding:24px 12px">',
    '<div class="paper" style="max-width:600px;margin:0 auto;background:#ffffff;border-radius:16px;overflow:hidden">',
    '<div class="band" style="height:6px;line-height:6px;font-size:0;background:#3357c9">&nbsp;</div>',
    '<div style="padding:28px 28px 32px">',
    `<h1 class="ink" dir="auto" style="margin:0;font-size:26px;line-height:1.25;color:#26221c">${escaped(title)}</h1>`,
    `<p class="soft" style="margin:6px 0 20px;font-size:15px;line-height:1.4;color:#5b554c">${escaped(date)}</p>`,
    `<div>${counts.map(([name, count]) => countBox(name, count)).join('')}</div>`,
    moodScore === null ? '' : moodBar(moodScore),
    ...topNotes.map(({ heading, notes }) => section(heading, notes.map(noteCard))),
    ...actions.map((list) => section(list.heading, [...list.actions.map(actionLine), moreLine(list.more)])),
    '<div style="padding-top:28px">',
    `<a class="button" href="${escaped(link)}" style="display:inline-block;background:#3357c9;color:#ffffff;`,
    'font-size:16px;line-height:1.25;font-weight:600;text-decoration:none;padding:13px 24px;border-radius:10px">',
    `${ENGLISH_SUMMARY.viewBoard}</a></div>`,
    '</div></div>',
    '<p class="soft" style="max-width:600px;margin:16px auto 0;font-size:13px;line-height:1.5;color:#5b554c;',
    `text-align:center">${escaped(reason)}</p>`,
    '</div></body></html>',
  ].join('\n')
}

const FONT =
  "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,'Segoe UI Emoji','Noto Color Emoji',sans-serif"

const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.desk{background:#171513!important}.paper{background:#221f1c!important}.ink{color:#f0ede8!important}
.soft{color:#bdb7ae!important}.box{background:#2e2a26!important}.band{background:#8fa9f5!important}
.button{background:#8fa9f5!important;color:#0f1733!important}.edge{border-color:#8fa9f5!important}}`

const TONE_COLOUR: Readonly<Record<MoodTone, string>> = { high: '#1f8a55', middle: '#c98a10', low: '#c8402f' }

function countBox(name: string, count: number): string {
  return [
    '<div class="box" style="display:inline-block;min-width:64px;margin:0 8px 8px 0;padding:10px 14px;',
    'border-radius:10px;background:#f4f2ee;text-align:center;vertical-align:top">',
    `<div class="ink" style="font-size:22px;line-height:1.2;font-weight:700;color:#26221c">${count}</div>`,
    `<div class="soft" style="font-size:13px;line-height:1.4;color:#5b554c">${escaped(name)}</div></div>`,
  ].join('')
}

/** The bar repeats the number, which is there to be read. */
function moodBar(moodScore: number): string {
  const width = Math.round((moodScore / 5) * 100)
  return [
    '<div style="padding-top:16px">',
    '<div class="ink" style="font-size:16px;line-height:1.4;color:#26221c">',
    `${ENGLISH_SUMMARY.mood}: <strong>${moodScore}</strong> / 5</div>`,
    '<div class="box" style="margin-top:8px;height:8px;border-radius:4px;background:#f4f2ee;overflow:hidden">',
    `<div style="width:${width}%;height:8px;border-radius:4px;background:${TONE_COLOUR[toneOf(moodScore)]}"></div>`,
    '</div></div>',
  ].join('')
}

function section(heading: string, items: readonly string[]): string {
  return [
    '<h2 class="ink" style="margin:28px 0 10px;font-size:18px;line-height:1.3;color:#26221c">',
    `${escaped(heading)}</h2>${items.join('')}`,
  ].join('')
}

function noteCard({ groupTitle, texts, numbers, more }: LetterNote): string {
  const title =
    groupTitle === null
      ? ''
      : `<div class="ink" dir="auto" style="font-weight:700;color:#26221c">${escaped(groupTitle)}</div>`
  return [
    '<div class="box edge" style="margin:0 0 10px;padding:12px 16px;border-radius:10px;background:#f4f2ee;',
    'border-left:4px solid #3357c9;font-size:16px;line-height:1.45">',
    title,
    ...texts.map((text) => `<div class="ink" dir="auto" style="color:#26221c">${withBreaks(text)}</div>`),
    moreLine(more),
    `<div class="soft" style="padding-top:4px;font-size:14px;color:#5b554c">${escaped(numbers)}</div></div>`,
  ].join('')
}

function actionLine({ text, assignee }: LetterAction): string {
  const who =
    assignee === null ? '' : ` <span class="soft" style="color:#5b554c">(${escaped(assignee)})</span>`
  return [
    '<div class="ink" style="margin:0 0 8px;padding-left:26px;text-indent:-26px;font-size:16px;line-height:1.45;',
    'color:#26221c"><span aria-hidden="true" style="display:inline-block;width:26px;text-indent:0">☐</span>',
    `<span dir="auto">${withBreaks(text)}</span>${who}</div>`,
  ].join('')
}

function moreLine(more: number): string {
  return more === 0 ? '' : `<div class="soft" style="font-size:14px;color:#5b554c">… + ${more}</div>`
}

function withBreaks(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
