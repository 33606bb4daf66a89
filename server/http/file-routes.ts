import type { FastifyInstance } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { actorOf } from '#server/auth/actor.ts'
import { answerError } from '#server/auth/answer-error.ts'
import { spend } from '#server/auth/rate-limit.ts'
import type { Deps } from '#server/deps.ts'
import { findPicture, saveAvatar } from '#server/files/avatar.ts'
import { squarePicture } from '#server/files/picture.ts'
import { receiveFile } from '#server/files/receive-file.ts'
import { assertMayChooseLogo, maySeeLogo, saveLogo } from '#server/verbs/organisations/logo.ts'
import { assertMayPortray, maySeePlan, savePortrait } from '#server/verbs/plan/portrait.ts'

type MaySeeUser = (actor: Actor, ownerId: string) => Promise<boolean>

type Owners = { ownerId: string | null; projectId: string | null; organisationId: string | null }

const isId = /^[0-9a-f]{24}$/

const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="picture.webp"',
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
}

export function registerFileRoutes(app: FastifyInstance, deps: Deps, maySeeUser: MaySeeUser): void {
  async function isVisible(actor: Actor, { ownerId, projectId, organisationId }: Owners): Promise<boolean> {
    if (organisationId !== null) return maySeeLogo(deps.db, actor, organisationId)
    if (ownerId !== null) return ownerId === actor.userId || maySeeUser(actor, ownerId)
    return projectId !== null && maySeePlan(deps.db, actor, projectId)
  }

  app.register(async (scope) => {
    scope.setErrorHandler(answerError)
    // Left as it comes: it is read when it is known who sends it.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, next) => next(null))

    scope.post('/api/avatar', async (request, reply) => {
      const actor = await actorOf(deps, request)
      if (!actor) throw new AppError('UNAUTHENTICATED')
      await spend(deps.db, 'upload', actor.userId)
      const picture = await squarePicture(await receiveFile(request, reply, actor.userId))
      return { avatar: await saveAvatar(deps.db, actor.userId, picture) }
    })

    scope.post<{ Params: { id: string } }>('/api/segments/:id/picture', async (request, reply) => {
      const actor = await actorOf(deps, request)
      if (!actor) throw new AppError('UNAUTHENTICATED')
      const { id } = request.params
      if (!isId.test(id)) throw new AppError('NOT_FOUND')
      await assertMayPortray(deps.db, actor, id)
      await spend(deps.db, 'upload', actor.userId)
      const picture = await squarePicture(await receiveFile(request, reply, actor.userId))
      return { avatar: await savePortrait(deps.db, actor, id, picture) }
    })

    scope.post<{ Params: { id: string } }>('/api/organisations/:id/logo', async (request, reply) => {
      const actor = await actorOf(deps, request)
      if (!actor) throw new AppError('UNAUTHENTICATED')
      const { id } = request.params
      if (!isId.test(id)) throw new AppError('NOT_FOUND')
      await assertMayChooseLogo(deps.db, actor, id)
      await spend(deps.db, 'upload', actor.userId)
      const picture = await squarePicture(await receiveFile(request, reply, actor.userId))
      return { avatar: await saveLogo(deps.db, actor, id, picture) }
    })

    scope.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
      const actor = await actorOf(deps, request)
      if (!actor) throw new AppError('UNAUTHENTICATED')
      const { id } = request.params
      const picture = isId.test(id) ? await findPicture(deps.db, id) : null
      // Somebody else's picture and none at all look the same.
      if (!picture || !(await isVisible(actor, picture))) throw new AppError('NOT_FOUND')
      return reply.headers(headers).type(picture.mediaType).send(picture.bytes)
    })
  })
}
