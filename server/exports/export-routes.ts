import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, type Locale } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { actorOf } from '#server/auth/actor.ts'
import { answerError } from '#server/auth/answer-error.ts'
import { spend } from '#server/auth/rate-limit.ts'
import type { Deps } from '#server/deps.ts'
import { announcementTable } from './announcements.ts'
import { bugTable } from './bugs.ts'
import { applicationTable } from './cohort-applications.ts'
import { progressTable } from './cohort-progress.ts'
import { ratingTable } from './module-ratings.ts'
import { platformUserTable } from './platform-users.ts'
import { type Table, type TableFormat, tableFormats } from './table-file.ts'

/** A spreadsheet that can be asked for: its path without the ending, what the file is called, and how it is filled. */
type Export = {
  readonly path: string
  readonly name: Readonly<Record<Locale, string>>
  readonly table: (deps: Deps, actor: Actor, request: FastifyRequest) => Promise<Table>
}

const spreadsheets: readonly Export[] = [
  {
    path: '/exports/cohort/:cohortId/applications',
    name: { en: 'applications', es: 'postulaciones' },
    table: (deps, actor, { params, url }) => {
      const { cohortId } = params as { cohortId: string }
      return applicationTable(deps, actor, cohortId, queryOf(url))
    },
  },
  {
    path: '/exports/cohort/:cohortId/progress',
    name: { en: 'progress', es: 'avance' },
    table: (deps, actor, { params, url }) => {
      const { cohortId } = params as { cohortId: string }
      return progressTable(deps, actor, cohortId, queryOf(url))
    },
  },
  {
    path: '/exports/platform-users',
    name: { en: 'platform-users', es: 'personas' },
    table: (deps, actor, { url }) => platformUserTable(deps, actor, queryOf(url)),
  },
  {
    path: '/exports/bugs',
    name: { en: 'bugs', es: 'errores' },
    table: (deps, actor, { url }) => bugTable(deps, actor, queryOf(url)),
  },
  {
    path: '/exports/reviews',
    name: { en: 'reviews', es: 'valoraciones' },
    table: (deps, actor, { url }) => ratingTable(deps, actor, queryOf(url)),
  },
  {
    path: '/exports/announcements',
    name: { en: 'announcements', es: 'anuncios' },
    table: (deps, actor, { url }) => announcementTable(deps, actor, null, queryOf(url)),
  },
  {
    path: '/exports/organisation/:org/announcements',
    name: { en: 'announcements', es: 'anuncios' },
    table: (deps, actor, { params, url }) => {
      const { org } = params as { org: string }
      return announcementTable(deps, actor, org, queryOf(url))
    },
  },
]

const queryOf = (url: string) => new URL(url, 'http://localhost').searchParams

const formats = Object.keys(tableFormats) as TableFormat[]

/** Spreadsheets for managers, made when they are asked for and kept nowhere. */
export function registerExportRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.setErrorHandler(answerError)
    for (const { path, name, table } of spreadsheets) {
      for (const format of formats) {
        const { mediaType, write } = tableFormats[format]
        scope.get(`${path}.${format}`, async (request, reply) => {
          const actor = await actorOf(deps, request)
          if (!actor) throw new AppError('UNAUTHENTICATED')
          await spend(deps.db, 'export', actor.userId)
          const rows = await table(deps, actor, request)
          const day = new Date().toISOString().slice(0, 10)
          return reply
            .header('cache-control', 'private, no-store')
            .header('content-disposition', `attachment; filename="${name[actor.locale]}-${day}.${format}"`)
            .header('x-content-type-options', 'nosniff')
            .type(mediaType)
            .send(await write(rows))
        })
      }
    }
  })
}
