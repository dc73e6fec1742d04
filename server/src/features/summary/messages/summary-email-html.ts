import { type MoodTone, toneOf } from '@retropulse/domain/board/mood/mood'
import { ENGLISH_SUMMARY } from '@retropulse/domain/board/summary/summary-words'
import { EMAIL, emailButton, emailPage } from '../../../platform/mail/email-page.ts'
import { type Html, markup, withBreaks } from '../../../platform/mail/html.ts'
import type { SummaryContent, SummaryEmailAction, SummaryEmailNote } from './summary-content.ts'

const NOTHING = markup``

/** A summary as HTML for mail programs. */
export function summaryHtml(summary: SummaryContent): string {
  const { title, date, link, reason, moodScore, counts, topNotes, actions } = summary
  const notes = topNotes.map((list) => section(list.heading, list.notes.map(noteCard)))
  const lists = actions.map((list) =>
    section(list.heading, [...list.actions.map(actionLine), moreLine(list.more)]),
  )
  const content = markup`<div class="band" style="height:6px;line-height:6px;font-size:0;background:${EMAIL.accent}">&nbsp;</div>
<div style="padding:28px 28px 32px">
<h1 class="ink" dir="auto" style="margin:0;font-size:26px;line-height:1.25;color:${EMAIL.ink}">${title}</h1>
<p class="soft" style="margin:6px 0 20px;font-size:15px;line-height:1.4;color:${EMAIL.soft}">${date}</p>
<div>${counts.map(([name, count]) => countBox(name, count))}</div>
${moodScore === null ? NOTHING : moodBar(moodScore)}
${notes}
${lists}
<div style="padding-top:28px">${emailButton(ENGLISH_SUMMARY.viewBoard, link)}</div>
</div>`
  return emailPage({ title, widthPx: 600, content, reason })
}

const TONE_COLOUR: Readonly<Record<MoodTone, string>> = { high: '#1f8a55', middle: '#c98a10', low: '#c8402f' }

function countBox(name: string, count: number): Html {
  return markup`<div class="box" style="display:inline-block;min-width:64px;margin:0 8px 8px 0;padding:10px 14px;border-radius:10px;background:${EMAIL.desk};text-align:center;vertical-align:top"><div class="ink" style="font-size:22px;line-height:1.2;font-weight:700;color:${EMAIL.ink}">${count}</div><div class="soft" style="font-size:13px;line-height:1.4;color:${EMAIL.soft}">${name}</div></div>`
}

/** The bar is decoration: the number beside it says the same. */
function moodBar(moodScore: number): Html {
  const width = Math.round((moodScore / 5) * 100)
  return markup`<div style="padding-top:16px"><div class="ink" style="font-size:16px;line-height:1.4;color:${EMAIL.ink}">${ENGLISH_SUMMARY.mood}: <strong>${moodScore}</strong> / 5</div><div class="box" style="margin-top:8px;height:8px;border-radius:4px;background:${EMAIL.desk};overflow:hidden"><div style="width:${width}%;height:8px;border-radius:4px;background:${TONE_COLOUR[toneOf(moodScore)]}"></div></div></div>`
}

function section(heading: string, items: readonly Html[]): Html {
  return markup`<h2 class="ink" style="margin:28px 0 10px;font-size:18px;line-height:1.3;color:${EMAIL.ink}">${heading}</h2>${items}`
}

function noteCard({ groupTitle, texts, numbers, more }: SummaryEmailNote): Html {
  const title =
    groupTitle === null
      ? NOTHING
      : markup`<div class="ink" dir="auto" style="font-weight:700;color:${EMAIL.ink}">${groupTitle}</div>`
  const lines = texts.map(
    (text) => markup`<div class="ink" dir="auto" style="color:${EMAIL.ink}">${withBreaks(text)}</div>`,
  )
  return markup`<div class="box edge" style="margin:0 0 10px;padding:12px 16px;border-radius:10px;background:${EMAIL.desk};border-left:4px solid ${EMAIL.accent};font-size:16px;line-height:1.45">${title}${lines}${moreLine(more)}<div class="soft" style="padding-top:4px;font-size:14px;color:${EMAIL.soft}">${numbers}</div></div>`
}

function actionLine({ text, assignee }: SummaryEmailAction): Html {
  const who =
    assignee === null ? NOTHING : markup` <span class="soft" style="color:${EMAIL.soft}">(${assignee})</span>`
  return markup`<div class="ink" style="margin:0 0 8px;padding-left:26px;text-indent:-26px;font-size:16px;line-height:1.45;color:${EMAIL.ink}"><span aria-hidden="true" style="display:inline-block;width:26px;text-indent:0">☐</span><span dir="auto">${withBreaks(text)}</span>${who}</div>`
}

function moreLine(more: number): Html {
  if (more === 0) return NOTHING
  return markup`<div class="soft" style="font-size:14px;color:${EMAIL.soft}">… + ${more}</div>`
}
