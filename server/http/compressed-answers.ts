import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Below this, an answer fits into the first packet anyway. */
const worthwhileBytes = 1400
const texts = /^(application\/(json|graphql-response\+json)|text\/html)/
/** More takes longer than it saves: these answers are made for one person and sent once. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** Answers that are made while somebody waits go over the line at a quarter of their size. Files are compressed already. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' && texts.test(String(reply.getHeader('content-type')))
    if (!isText || payload.length < worthwhileBytes || reply.hasHeader('content-encoding')) return payload
    reply.header('vary', 'accept-encoding')
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return encoding === 'br' ? inBrotli(payload, { params: quality }) : inGzip(payload, { level: 5 })
  })
}
