import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type Reason } from '#domain/errors.ts'
import { keepPace } from './keep-pace.ts'
import { oneFile } from './one-file.ts'

const largestFile = 10 * 1024 * 1024
const largestBody = largestFile + 10_000

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
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) throw refused('fileNotPicture')
  if (receivingFrom.has(userId) || receivingFrom.size >= mostSenders) throw busy()
  receivingFrom.add(userId)
  const held = { pieces: [] as Buffer[], bytes: 0 }
  try {
    await receive(request, held)
    const file = oneFile(Buffer.concat(held.pieces), type)
    if (!file) throw refused('fileBroken')
    if (file.length > largestFile) throw refused('fileTooLarge')
    return file
  } catch (error) {
    const refusal = error instanceof AppError ? error : refused('fileBroken')
    // What is still on its way is let in and forgotten, so that the sender gets to read the answer.
    if (refusal.detail.reason === 'fileTooLarge') request.raw.resume()
    else reply.header('connection', 'close')
    throw refusal
  } finally {
    receivingFrom.delete(userId)
    heldBytes -= held.bytes
  }
}

async function receive(
  { raw }: FastifyRequest,
  held: { readonly pieces: Buffer[]; bytes: number },
): Promise<void> {
  const sender = keepPace(pace)
  const tooSlow = sender.tooSlow.catch(() => {
    throw refused('uploadSlow')
  })
  const reading = raw.iterator({ destroyOnReturn: false })
  try {
    while (true) {
      const { done, value } = await Promise.race([reading.next(), tooSlow])
      if (done) return
      held.pieces.push(value)
      held.bytes += value.length
      heldBytes += value.length
      sender.came(value.length)
      if (held.bytes > largestBody) throw refused('fileTooLarge')
      if (heldBytes > mostBytes) throw busy()
    }
  } finally {
    sender.stop()
  }
}

const busy = () => new AppError('RATE_LIMITED', { retryAfter: 5 })
const refused = (reason: Reason) => new AppError('BAD_USER_INPUT', { reason })
