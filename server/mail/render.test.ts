import { expect, test } from 'vitest'
import { type NoticeKind, type NoticeMail, noticeTexts } from './notice-texts.ts'
import { renderMail } from './render.ts'
import type { QueuedMail } from './send-mail.ts'
import { type MailData, mailTexts, type Template } from './templates.ts'

const link = 'https://plan.example.org/x?token=abc&y=1'
const notice = {
  name: 'Ana',
  link,
  project: 'Clean water',
  person: 'Luis',
  cohort: 'Spring',
  decision: 'You are in.',
  count: '2',
  message: 'Well done.',
  module: 'Understanding the Problem',
  step: 'Making sense',
  next: 'Matching closes: 3 December 2026',
  lead: 'Olga (olga@example.org)',
  settings: 'https://plan.example.org/home/profile#account',
}
const notices = Object.fromEntries(Object.keys(noticeTexts).map((kind) => [kind, notice])) as Record<
  NoticeKind,
  NoticeMail
>
const data: MailData = {
  ...notices,
  confirmEmail: { name: 'Ana', link },
  changeEmail: { name: 'Ana', link },
  resetPassword: { name: 'Ana', link },
  alreadyRegistered: { name: 'Ana', link },
  signUpAgain: { name: 'Ana', link },
  emailChanged: { name: 'Ana', link, email: 'new@example.org' },
  adminInvite: { name: 'Ana', link, inviter: 'Luis', organisation: 'Agua clara' },
  teamInvite: { name: 'Ana', link, inviter: 'Luis', project: 'Clean water' },
  bugReceived: { name: 'Ana', description: 'It broke.' },
  accountDeleted: { name: 'Ana' },
  digest: { name: 'Ana', link, count: '2', items: '• One\n• Two', settings: notice.settings },
  bundle: { name: 'Ana', link, count: '2', items: '• One\n• Two', settings: notice.settings },
}
const every = (Object.keys(mailTexts) as Template[]).flatMap((template) =>
  (['en', 'es'] as const).map((locale) => ({ template, locale, mail: mailOf(template, locale) })),
)

function mailOf<T extends Template>(template: T, locale: 'en' | 'es', changes: object = {}): QueuedMail {
  return { to: 'ana@example.org', template, data: { ...data[template], ...changes }, locale } as QueuedMail
}

test.each(every)('$template in $locale says everything, in text and in HTML', ({ mail, locale }) => {
  const { subject, text, html } = renderMail(mail)
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined/)
  expect(html).toContain(`<html lang="${locale}">`)
  const words = JSON.stringify(mailTexts[mail.template][locale])
  const isUsed = (key: string) => key === 'name' || key === 'link' || words.includes(`{${key}}`)
  for (const [key, value] of Object.entries(mail.data))
    if (isUsed(key)) expect(subject + text).toContain(value)
  if ('link' in mail.data)
    expect(html.match(/href="https:\/\/plan\.example\.org\/x\?token=abc&amp;y=1"/g)).toHaveLength(2)
})

test('never says the same in both languages', () => {
  for (const { en, es } of Object.values(mailTexts)) {
    expect(en.subject).not.toBe(es.subject)
    expect([en.paragraphs.length, Boolean(en.button), Boolean(en.note)]).toEqual([
      es.paragraphs.length,
      Boolean(es.button),
      Boolean(es.note),
    ])
  }
})

test('shows what people typed as text, and lets none of it into a header', () => {
  const { subject, html } = renderMail(
    mailOf('teamInvite', 'en', {
      inviter: 'Luis\r\nBcc: all@example.org\u0000',
      project: `<img src=x onerror="alert('1')">{link}`,
    }),
  )
  expect(subject).toBe('Luis Bcc: all@example.org  invites you to a team')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;{link}')
  expect(html).not.toContain('<img')
})

test('writes dark letters on the green button', () => {
  expect(renderMail(mailOf('confirmEmail', 'es')).html).toMatch(/background:#78B96A"><a [^>]*color:#10200b/)
})

test('leaves out a message that nobody wrote', () => {
  const { text, html } = renderMail(mailOf('connectRequest', 'en', { message: '' }))
  expect(text).not.toContain('\n\n\n')
  expect(html).not.toContain('pre-line"></p>')
})

test('sets apart what another person wrote, and says nothing of a step where there is none', () => {
  const message = 'One\n<b>two</b>'
  const { text, html } = renderMail(mailOf('feedback', 'es', { message, step: '' }))
  expect(text).toContain('Hola, Ana:\n\n> One\n> <b>two</b>\n\nLeer y responder:')
  expect(html).toMatch(/border-left:4px solid #7f3a74[^>]*>One\n&lt;b&gt;two/)
  expect(text + html).not.toContain('«')
})

test.each([
  ['en', 'Hello,\n'],
  ['es', 'Hola:\n'],
] as const)('an address whose name nobody knows is greeted without one (%s)', (locale, greeting) => {
  expect(renderMail(mailOf('teamInvite', locale, { name: '' })).text.startsWith(greeting)).toBe(true)
})

test('the subject is one line, and is never cut inside a character', () => {
  const project = `${'a'.repeat(190)}\r\nBcc: all@example.org ${'👩‍🌾'.repeat(20)}`
  for (let shift = 0; shift < 8; shift += 1) {
    const { subject } = renderMail(
      mailOf('feedback', 'en', { project: 'b'.repeat(shift) + project.slice(60) }),
    )
    expect(subject).not.toMatch(/[\r\n]/)
    expect(subject.isWellFormed()).toBe(true)
    expect(subject).toMatch(/(?:[ -~]|👩‍🌾)$/u)
  }
})
