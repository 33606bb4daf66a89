import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readInput } from '#server/auth/account-input.ts'
import { answerError } from '#server/auth/answer-error.ts'
import { callerAddress, spend } from '#server/auth/rate-limit.ts'
import { assertSameOrigin } from '#server/auth/same-origin.ts'
import type { Deps } from '#server/deps.ts'
import { assertLinkPassword } from './link-password.ts'
import { openLink } from './open-link.ts'
import { sharedViews } from './shared-views.ts'
import { isVisiting, visitCookie } from './visit-cookie.ts'

const largestBody = 8 * 1024
const required = { error: 'required' }

const opened = z.strictObject({
  token: z.string(required).max(200, { error: 'tooLong' }),
  locale: z.enum(['en', 'es'], { error: 'unknownOption' }),
  password: z.string(required).max(1024, { error: 'passwordLong' }).optional(),
})

/** What a shared page asks for once it is open. A program that only looks at the address never gets here. */
export function registerSharedRoutes(app: FastifyInstance, deps: Deps): void {
  const views = sharedViews()
  app.register(async (scope) => {
    scope.setErrorHandler(answerError)
    scope.post('/api/shared', { bodyLimit: largestBody }, async (request, reply) => {
      assertSameOrigin(deps.env, request)
      const { token, locale, password } = readInput(opened, request.body)
      const address = callerAddress(request.ip)
      await spend(deps.db, 'sharedReading', address)
      const { link, maker } = await openLink(deps, token, locale)
      const isSameVisit = isVisiting(deps.env, link, request.headers.cookie)
      if (!isSameVisit) await assertLinkPassword(deps, link, password, address)
      const shared = await views(maker, link)
      if (!isSameVisit) {
        await countOpening(deps, link.id)
        reply.header('set-cookie', visitCookie(deps.env, link))
      }
      return reply
        .header('cache-control', 'private, no-store')
        .type('application/json; charset=utf-8')
        .send(`{"until":${JSON.stringify(link.ends_at)},"shared":${shared}}`)
    })
  })
}

async function countOpening({ db }: Deps, id: string): Promise<void> {
  await db.query(
    'update shared_link set opened_count = opened_count + 1, last_opened_at = now() where id = $1',
    [id],
  )
}
