import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { scenarios } from '#domain/options/finance.ts'
import { moduleSlugs } from '#domain/plan/modules.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { readInput } from '#server/auth/account-input.ts'
import { actorOf } from '#server/auth/actor.ts'
import { answerError, localeOf } from '#server/auth/answer-error.ts'
import { spend } from '#server/auth/rate-limit.ts'
import { caller, contextFor } from '#server/caller.ts'
import type { Deps } from '#server/deps.ts'
import { type Asked, type DocumentKind, documentKinds } from './document-kinds.ts'
import { makeDocument } from './make-document.ts'
import { documentFormats, type OrderKind, type Orders } from './orders.ts'
import { waitingLine } from './waiting-line.ts'

const unknownOption = { error: 'unknownOption' }
const module = z.enum(moduleSlugs, unknownOption)

const wantedOf = ({ formats, isOfModule }: Pick<DocumentKind<never>, 'formats' | 'isOfModule'>) =>
  z.object({
    project: z.string({ error: 'required' }).max(100, { error: 'tooLong' }),
    format: z.enum(formats, unknownOption),
    locale: z.enum(['en', 'es'], unknownOption),
    scenario: z
      .enum(
        scenarios.map(({ value }) => value),
        unknownOption,
      )
      .default('expected'),
    module: isOfModule ? module : module.optional(),
  })

const line = { places: 2, longest: 20, patience: 10_000 }

/** Documents as files, made when they are asked for and kept nowhere. */
export function registerDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  const inTurn = waitingLine(line)
  const make = deps.makeDocument ?? makeDocument
  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) =>
      answerError(error, request, reply, wantedLocale(request)),
    )
    for (const kind of Object.keys(documentKinds) as OrderKind[]) register(scope, kind)
  })

  function register<Kind extends OrderKind>(scope: FastifyInstance, kind: Kind): void {
    const declared: DocumentKind<Orders[Kind]> = documentKinds[kind]
    const wanted = wantedOf(declared)
    scope.get(`/api/documents/${kind}`, async (request, reply) => {
      const actor = await actorOf(deps, request)
      if (!actor) throw new AppError('UNAUTHENTICATED')
      const asked: Asked = readInput(wanted, request.query)
      await spend(deps.db, 'export', actor.userId)
      const take = await declared.order()
      const order = await take(caller(contextFor(deps, actor, asked.locale)), asked)
      const file = await inTurn(actor.userId, () => make(order, request.log))
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${declared.fileName(order)}"`)
        .header('x-content-type-options', 'nosniff')
        .type(documentFormats[asked.format])
        .send(file)
    })
  }
}

/** A refusal is in the language of the document that was asked for. */
function wantedLocale(request: FastifyRequest): ReportLocale {
  const { locale } = request.query as { locale?: unknown }
  return locale === 'en' || locale === 'es' ? locale : localeOf(request)
}
