import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { keptWithin } from '#server/kept-within.ts'
import { keptAnswers } from '#server/limits.ts'

/** Below this, an answer fits into the first packet anyway. */
const worthwhileBytes = 1400
const texts = /^(application\/(json|graphql-response\+json)|text\/html)/
/** More takes longer than it saves: these answers are made for one person and seldom sent again. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 }

type Encoding = 'br' | 'gzip'
const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** Answers that are made while somebody waits go over the line at a quarter of their size. Files are compressed already. */
export function registerCompression(app: FastifyInstance): void {
  const kept = keptWithin<Buffer>(keptAnswers.compressedBytes, (_, { length }) => length + keptAnswers.around)

  /** Whoever opens the same page again gets the same answer: to recognise it takes a twentieth of the work. */
  async function recognised(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${hash('sha256', payload, 'base64')}`
    const known = kept.find(key)
    if (known) return known
    const made = await compressed(payload, encoding)
    kept.keep(key, made)
    return made
  }

  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const type = String(reply.getHeader('content-type'))
    if (!texts.test(type) || payload.length < worthwhileBytes || reply.hasHeader('content-encoding'))
      return payload
    reply.header('vary', 'accept-encoding')
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    // No two documents are the same: each has a nonce of its own.
    return type.startsWith('text/') ? compressed(payload, encoding) : recognised(payload, encoding)
  })
}

function compressed(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? inBrotli(payload, { params: quality }) : inGzip(payload, { level: 5 })
}
