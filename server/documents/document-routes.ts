import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { moduleBySlug } from '#course/course.ts'
import { AppError } from '#domain/errors.ts'
import { moduleSlugs } from '#domain/plan/modules.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { readInput } from '#server/auth/account-input.ts'
import { actorOf } from '#server/auth/actor.ts'
import { answerError, localeOf } from '#server/auth/answer-error.ts'
import { spend } from '#server/auth/rate-limit.ts'
import { caller, contextFor } from '#server/caller.ts'
import type { Deps } from '#server/deps.ts'
import { fileName } from './file-name.ts'
import { makeDocument } from './make-document.ts'
import { summaryFacts } from './summary-facts.ts'
import { type DocumentFormat, documentFormats } from './summary-order.ts'
import { waitingLine } from './waiting-line.ts'

const unknownOption = { error: 'unknownOption' }
const wanted = z.object({
  project: z.string({ error: 'required' }).max(100, { error: 'tooLong' }),
  module: z.enum(moduleSlugs, unknownOption),
  format: z.enum(Object.keys(documentFormats) as DocumentFormat[], unknownOption),
  locale: z.enum(['en', 'es'], unknownOption),
})

const line = { places: 2, longest: 20, patience: 10_000 }

/** A module's summary as a file, made when it is asked for and kept nowhere. */
export function registerDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  const inTurn = waitingLine(line)
  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) =>
      answerError(error, request, reply, wantedLocale(request)),
    )
    scope.get('/api/documents/summary', async (request, reply) => {
      const actor = await actorOf(deps, request)
      if (!actor) throw new AppError('UNAUTHENTICATED')
      const { project, module: slug, format, locale } = readInput(wanted, request.query)
      const module = moduleBySlug(slug)
      if (!module) throw new AppError('NOT_FOUND')
      await spend(deps.db, 'export', actor.userId)
      const facts = await summaryFacts(caller(contextFor(deps, actor, locale)), project, module, locale)
      const file = await inTurn(actor.userId, () => makeDocument({ ...facts, format }, request.log))
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${fileName(facts, format)}"`)
        .header('x-content-type-options', 'nosniff')
        .type(documentFormats[format])
        .send(file)
    })
  })
}

/** A refusal is in the language of the document that was asked for. */
function wantedLocale(request: FastifyRequest): ReportLocale {
  const { locale } = request.query as { locale?: unknown }
  return locale === 'en' || locale === 'es' ? locale : localeOf(request)
}
