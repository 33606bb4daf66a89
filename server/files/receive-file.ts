import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'

export const largestFile = 10 * 1024 * 1024

const slowest = 30_000
const mostAtOnce = 6
const receivingFrom = new Set<string>()

/** The one file of an upload. Whoever sends slowly, or many at once, cannot fill the memory. */
export async function receiveFile(request: FastifyRequest, userId: string): Promise<Buffer> {
  if (receivingFrom.has(userId) || receivingFrom.size >= mostAtOnce) {
    throw new AppError('RATE_LIMITED', { retryAfter: 5 })
  }
  receivingFrom.add(userId)
  const timer = setTimeout(() => request.raw.destroy(), slowest)
  try {
    const part = request.isMultipart() ? await request.file() : undefined
    if (!part) throw new AppError('BAD_USER_INPUT', { reason: 'fileNotPicture' })
    return await part.toBuffer()
  } catch (error) {
    throw isTooLarge(error) ? new AppError('BAD_USER_INPUT', { reason: 'fileTooLarge' }) : error
  } finally {
    clearTimeout(timer)
    receivingFrom.delete(userId)
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
}
