import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { readInput } from '#server/auth/account-input.ts'
import { answerError } from '#server/auth/answer-error.ts'
import { createAuth } from '#server/auth/auth.ts'
import { forwarded, passSession } from '#server/auth/bridge.ts'
import { assertPassword, signedIn } from '#server/auth/own-account-routes.ts'
import { spend } from '#server/auth/rate-limit.ts'
import type { Deps } from '#server/deps.ts'
import { deleteAccount } from './delete-account.ts'
import { myData } from './my-data.ts'

const required = { error: 'required' }
const password = z.string(required).max(1024, { error: 'passwordLong' })

const inputs = {
  myData: z.strictObject({ password: password.optional() }),
  deleteAccount: z.strictObject({
    password,
    email: z.string(required).trim().toLowerCase().max(254, { error: 'tooLong' }),
  }),
}

/** One's own data: to take along, and to end. Both ask for the password again. */
export function registerAccountDataRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.setErrorHandler(answerError)
    const auth = createAuth(deps)

    scope.post('/api/my-data', async (request, reply) => {
      const { password: typed } = readInput(inputs.myData, request.body ?? {})
      const session = await signedIn(deps, request)
      if (typed !== undefined) await assertPassword(deps, auth, session, typed)
      else if (!session.isFresh) throw new AppError('FORBIDDEN', { reason: 'passwordAgain' })
      await spend(deps.db, 'export', session.actor.userId)
      const day = new Date().toISOString().slice(0, 10)
      const data = await myData(deps, session.actor.userId)
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="germina-my-data-${day}.json"`)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(data, null, 2))
    })

    scope.post('/api/delete-account', async (request, reply) => {
      const { password: typed, email } = readInput(inputs.deleteAccount, request.body)
      const session = await signedIn(deps, request)
      await assertPassword(deps, auth, session, typed)
      await deleteAccount(deps, session.actor, email)
      passSession(await auth.api.signOut({ headers: forwarded(request), asResponse: true }), reply)
      return { status: true }
    })
  })
}
