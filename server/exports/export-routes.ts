import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { joiningRoles } from '#domain/options/people.ts'
import { applicationStatuses } from '#domain/options/programme.ts'
import { readInput } from '#server/auth/account-input.ts'
import { actorOf } from '#server/auth/actor.ts'
import { answerError } from '#server/auth/answer-error.ts'
import { spend } from '#server/auth/rate-limit.ts'
import type { Deps } from '#server/deps.ts'
import { applicationTable } from './cohort-applications.ts'
import { type TableFormat, tableFormats } from './table-file.ts'

const unknownOption = { error: 'unknownOption' }
const filter = z.object({
  role: z
    .enum(
      joiningRoles.map(({ value }) => value),
      unknownOption,
    )
    .optional(),
  status: z
    .enum(
      applicationStatuses.map(({ value }) => value),
      unknownOption,
    )
    .optional(),
})

const formats = Object.keys(tableFormats) as TableFormat[]

const fileWords = { en: 'applications', es: 'postulaciones' } as const

/** Spreadsheets for managers, made when they are asked for and kept nowhere. */
export function registerExportRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.setErrorHandler(answerError)
    for (const format of formats) {
      const { mediaType, write } = tableFormats[format]
      const url = `/exports/cohort/:cohortId/applications.${format}`
      scope.get<{ Params: { cohortId: string } }>(url, async (request, reply) => {
        const actor = await actorOf(deps, request)
        if (!actor) throw new AppError('UNAUTHENTICATED')
        const wanted = readInput(filter, request.query)
        await spend(deps.db, 'export', actor.userId)
        const table = await applicationTable(deps, actor, request.params.cohortId, wanted)
        const day = new Date().toISOString().slice(0, 10)
        return reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${fileWords[actor.locale]}-${day}.${format}"`)
          .header('x-content-type-options', 'nosniff')
          .type(mediaType)
          .send(await write(table))
      })
    }
  })
}
