import type { Locale } from '#domain/errors.ts'
import type { NoticeKind, NoticeMail } from '#server/mail/notice-texts.ts'
import { renderMail } from '#server/mail/render.ts'
import type { QueuedMail } from '#server/mail/send-mail.ts'

/** One thing that happened, as a line among others. */
export function lineOf(kind: NoticeKind, locale: Locale, data: NoticeMail): string {
  return renderMail({ to: '', template: kind, locale, data } as QueuedMail).subject
}
