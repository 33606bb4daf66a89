import type { Socket } from 'node:net'
import type { FastifyServerOptions } from 'fastify'
import { errorTexts } from '#domain/error-codes.ts'

/** Whatever is sent reaches our own routes, and our own answers, instead of those of the framework. */
export const requestReading: FastifyServerOptions = {
  rewriteUrl: ({ url = '/' }) => readableUrl(url),
  // Longer than the longest head of a request, so that a long address is only one that does not exist.
  routerOptions: { maxParamLength: 20_000 },
  clientErrorHandler: (error, socket) => answerBroken(error.code, socket),
}

/** A percent sign that stands for nothing is read letter for letter, so that the address leads nowhere like any other. */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?')
  const isReadable = path.startsWith('/') && isDecodable(path)
  return isReadable || /^https?:\/\//i.test(url)
    ? url
    : [`/${path.replace(/^\//, '').replaceAll('%', '%25')}`, ...query].join('?')
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const statusLines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** What came is not HTTP, or not to its end. Nothing tells in which language to answer: so in both. */
function answerBroken(code: string, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const { en, es } = errorTexts.BAD_USER_INPUT
  const body = JSON.stringify({ code: 'BAD_USER_INPUT', message: `${en} ${es}` })
  const head = [
    `HTTP/1.1 ${statusLines[code] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
