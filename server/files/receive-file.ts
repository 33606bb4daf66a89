import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { keepPace } from './keep-pace.ts'

export const largestFile = 10 * 1024 * 1024

// What has come counts, not who is sending: a slow sender holds little.
const mostBytes = 6 * largestFile
const mostSenders = 200
const pace = { every: 5000, least: 16 * 1024, longest: 30_000 }

const receivingFrom = new Set<string>()
let heldBytes = 0

/** The one file of an upload. Whoever sends slowly, or many at once, can neither fill the memory nor keep others out. */
export async function receiveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<Buffer> {
  if (receivingFrom.has(userId) || receivingFrom.size >= mostSenders) throw busy()
  receivingFrom.add(userId)
  const sender = keepPace(pace)
  const pieces: Buffer[] = []
  const receive = async () => {
    const part = request.isMultipart() ? await request.file() : undefined
    if (!part) throw new AppError('BAD_USER_INPUT', { reason: 'fileNotPicture' })
    for await (const piece of part.file as AsyncIterable<Buffer>) {
      pieces.push(piece)
      heldBytes += piece.length
      sender.came(piece.length)
      if (heldBytes > mostBytes) throw busy()
    }
    if (part.file.truncated) throw new AppError('BAD_USER_INPUT', { reason: 'fileTooLarge' })
    return Buffer.concat(pieces)
  }
  const slow = sender.tooSlow.catch(() => {
    throw new AppError('BAD_USER_INPUT', { reason: 'uploadSlow' })
  })
  try {
    return await Promise.race([receive(), slow])
  } catch (error) {
    // What is still to come is not waited for: the answer is the last thing on this connection.
    reply.header('connection', 'close')
    reply.raw.once('finish', () => request.raw.destroy())
    throw refusalOf(error)
  } finally {
    sender.stop()
    receivingFrom.delete(userId)
    heldBytes -= pieces.reduce((sum, piece) => sum + piece.length, 0)
  }
}

const busy = () => new AppError('RATE_LIMITED', { retryAfter: 5 })

/** Cut short, without a boundary, with more than one part: what came is not the upload that it says. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
  return new AppError('BAD_USER_INPUT', { reason: isTooLarge ? 'fileTooLarge' : 'fileBroken' })
}
