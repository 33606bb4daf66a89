import type { Locale } from '#domain/errors.ts'
import { cutText } from '#domain/text.ts'
import { noticeFoot } from './notice-texts.ts'
import type { QueuedMail } from './send-mail.ts'
import { greetings, linkHints, mailTexts, namelessGreetings } from './templates.ts'

export type RenderedMail = { subject: string; text: string; html: string }

type Values = Record<string, string>

export function renderMail({ template, data, locale }: QueuedMail): RenderedMail {
  const text = mailTexts[template][locale]
  const values: Values = data
  const greeting = (data.name ? greetings : namelessGreetings)[locale]
  const lines = [greeting, ...text.paragraphs].filter((line) => isSaid(line, values))
  const link = 'link' in data ? data.link : undefined
  // What the mail itself has said is not said again below it.
  const foot = 'settings' in data && !text.note ? noticeFoot[locale] : []
  const notes = (text.note ? [text.note] : foot)
    .filter((line) => isSaid(line, values))
    .map((line) => fill(line, values))
  return {
    subject: oneLine(fill(text.subject, values)),
    text: [
      ...lines.map((line) => (isQuote(line) ? fill(line, values).replace(/^/gm, '> ') : fill(line, values))),
      ...(text.button && link ? [`${text.button}:\n${link}`] : []),
      ...(notes.length > 0 ? [notes.join('\n')] : []),
      'Germina',
    ].join('\n\n'),
    html: page(locale, {
      title: escapeHtml(fill(text.subject, values)),
      paragraphs: lines.map((line) => paragraph(escapeHtml(fill(line, values)), isQuote(line))),
      button: text.button && link ? button(locale, escapeHtml(text.button), escapeHtml(link)) : '',
      note: notes.length > 0 ? footOf(notes) : '',
    }),
  }
}

/** The words of another person, set apart from ours. */
const isQuote = (line: string) => line === '{message}'

/** A paragraph about nothing but what is empty is left out. */
function isSaid(line: string, values: Values): boolean {
  const keys = [...line.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  return keys.length === 0 || keys.some((key) => values[key])
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

// A header ends at a line break, so nothing a person typed may hold one.
export function oneLine(text: string): string {
  return cutText(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), 200)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

function button(locale: Locale, label: string, link: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr>
<td style="border-radius:8px;background:#78B96A"><a href="${link}" style="display:inline-block;padding:14px 28px;font-weight:bold;color:#10200b;text-decoration:none">${label}</a></td>
</tr></table>
<p style="margin:0;font-size:14px;color:#5a6657">${linkHints[locale]}<br><a href="${link}" style="color:#2f6b23;word-break:break-all">${link}</a></p>`
}

function footOf(notes: readonly string[]): string {
  const lines = notes.map((line) =>
    escapeHtml(line).replace(
      /https?:\/\/\S+$/,
      (link) => `<a href="${link}" style="color:#2f6b23">${link}</a>`,
    ),
  )
  return `<p style="margin:24px 0 0;font-size:14px;color:#5a6657;overflow-wrap:anywhere">${lines.join('<br>')}</p>`
}

function paragraph(text: string, isQuote: boolean): string {
  const quote = isQuote ? 'padding:4px 0 4px 16px;border-left:4px solid #7f3a74;' : ''
  return `<p style="margin:0 0 16px;${quote}white-space:pre-line;overflow-wrap:anywhere">${text}</p>`
}

type Page = { title: string; paragraphs: string[]; button: string; note: string }

function page(locale: Locale, { title, paragraphs, button, note }: Page): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#f3f7f1">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c2619">
<tr><td style="padding:20px 32px;border-bottom:4px solid #78B96A;font-size:20px;font-weight:bold">Germina</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${title}</h1>
${paragraphs.join('\n')}
${button}
${note}
</td></tr></table>
</td></tr></table>
</body></html>`
}
