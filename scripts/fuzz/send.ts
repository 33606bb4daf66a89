import { Agent, request } from 'node:http'

export type Call = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Announces more than it sends, and goes. */
  readonly isCut?: boolean
}

export type Outcome = { readonly status: number | null; readonly code: string | null; readonly ms: number }

const patience = 20_000

/** Sends a call as it is, however odd, and tells what came back and how long that took. */
export function sender(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const { hostname, port } = new URL(url)

  function send({ method, path, headers = {}, body, isCut }: Call): Promise<Outcome> {
    const began = performance.now()
    return new Promise((resolve) => {
      const done = (status: number | null, code: string | null) =>
        resolve({ status, code, ms: performance.now() - began })
      const length = Buffer.byteLength(body ?? '') + (isCut ? 1000 : 0)
      const isFramed = 'transfer-encoding' in headers || (body === undefined && !isCut)
      const call = request({
        hostname,
        port,
        // Percent signs and spaces as they come; the client itself refuses what would end the line.
        path: path.replace(/[^\x21-\x7e]/g, '?'),
        method,
        headers: { ...headers, ...(isFramed ? {} : { 'content-length': length }) },
        agent,
        timeout: patience,
      })
      call.once('response', (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (piece) => {
          if (text.length < 20_000) text += piece
        })
        answer.once('close', () => done(answer.statusCode ?? null, codeIn(text)))
      })
      call.once('timeout', () => call.destroy(new Error('no answer')))
      call.once('error', (error) => done(null, error.message === 'no answer' ? 'no answer' : 'closed'))
      if (!isCut) return call.end(body)
      call.write(body || ' ', () => call.destroy())
    })
  }

  return { send, close: () => agent.destroy() }
}

const codeIn = (text: string) => /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? null
