import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { moduleBySlug } from '#course/course.ts'
import { AppError, type Locale } from '#domain/errors.ts'
import { isEnabled } from '#server/auth/enabled.ts'
import type { Deps } from '#server/deps.ts'
import { type UpcomingItem, upcoming } from './upcoming.ts'

const names: Record<string, Record<Locale, string>> = {
  open_date: { en: 'Applications open', es: 'Abren las postulaciones' },
  close_date: { en: 'Applications close', es: 'Cierran las postulaciones' },
  matching_start: { en: 'Matching starts', es: 'Empieza el emparejamiento' },
  matching_end: { en: 'Matching ends', es: 'Termina el emparejamiento' },
  start_date: { en: 'The course starts', es: 'Empieza el curso' },
  end_date: { en: 'The course ends', es: 'Termina el curso' },
  module_start: { en: 'Module starts', es: 'Empieza el módulo' },
  goal: { en: 'Objective', es: 'Objetivo' },
  review_waiting: { en: 'Review waiting', es: 'Revisión pendiente' },
}

/** A path that only its owner knows, since calendar programs cannot log in. It ends with their other sessions. */
export async function calendarPath({ env, db }: Deps, userId: string): Promise<string> {
  const version = (await subscriberOf(db, userId))?.version ?? 0
  return `/calendar/${userId}-${signature(env.AUTH_SECRET, userId, version)}.ics`
}

function signature(secret: string, userId: string, version: number): string {
  const text = version === 0 ? `calendar:${userId}` : `calendar:${userId}:${version}`
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, 40)
}

async function subscriberOf(db: Pool, userId: string) {
  const { rows } = await db.query<{ locale: Locale; version: number }>(
    `select locale, calendar_version as version from users u where id = $1 and ${isEnabled('u')}`,
    [userId],
  )
  return rows[0]
}

export function registerCalendarRoutes(app: FastifyInstance, { db, env }: Deps): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const [, userId = '', given = ''] = /^([0-9a-f]{24})-([0-9a-f]{40})\.ics$/.exec(request.params.file) ?? []
    const subscriber = await subscriberOf(db, userId)
    const wanted = signature(env.AUTH_SECRET, userId, subscriber?.version ?? 0)
    const isRight = timingSafeEqual(Buffer.from(given.padEnd(40)), Buffer.from(wanted))
    if (!subscriber || !isRight) throw new AppError('NOT_FOUND')
    const items = await upcoming(db, userId)
    return reply
      .header('cache-control', 'private, no-store')
      .type('text/calendar; charset=utf-8')
      .send(calendarOf(items, subscriber.locale, new URL(env.PUBLIC_URL).host))
  })
}

export function calendarOf(items: readonly UpcomingItem[], locale: Locale, host: string): string {
  const events = items.flatMap((item) => [
    'BEGIN:VEVENT',
    `UID:${item.id}@${host}`,
    `DTSTAMP:${stamp(item.date)}`,
    `DTSTART:${stamp(item.date)}`,
    `SUMMARY:${escaped(titleOf(item, locale))}`,
    'END:VEVENT',
  ])
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Germina//Upcoming//EN',
    'X-WR-CALNAME:Germina',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

function titleOf(item: UpcomingItem, locale: Locale): string {
  const what = item.kind === 'module_start' ? moduleName(item, locale) : item.title
  return [names[item.kind]?.[locale] ?? item.kind, what ?? item.cohort_title].filter(Boolean).join(': ')
}

/** A cohort keeps the English name of a module unless it chose one of its own. */
function moduleName({ module, title }: UpcomingItem, locale: Locale): string | null {
  const shipped = moduleBySlug(module ?? '')?.name
  return shipped && shipped.en === title ? shipped[locale] : title
}

const stamp = (date: string) => date.replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** RFC 5545: a line has at most 75 octets; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 74) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}
