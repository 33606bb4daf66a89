import { type ChildProcess, fork } from 'node:child_process'
import type { Logger } from 'pino'
import { AppError } from '#domain/errors.ts'
import type { Made, Order } from './orders.ts'

// With the time in line less than a page waits, so that whoever asked hears why there is no file.
const limits = { milliseconds: 18_000, megabytes: 256 }

/**
 * Makes the file in a process of its own, which takes its memory with it when it ends: nobody else waits meanwhile, and
 * a document that takes too long or too much ends alone.
 */
export async function makeDocument(
  order: Order,
  log: Pick<Logger, 'info' | 'error'>,
  { milliseconds, megabytes } = limits,
): Promise<Buffer> {
  const child = fork(new URL('./maker.ts', import.meta.url), {
    serialization: 'advanced',
    // One arena: the libraries that draw would keep several, and most of them empty.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '1' },
    execArgv: [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=16'],
    stdio: 'ignore',
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  })
  const { kind, format } = order
  const made = await answerOf(child, order)
  if ('file' in made) {
    log.info({ kind, format, megabytes: made.megabytes }, 'a document was made')
    return Buffer.from(made.file)
  }
  child.kill('SIGKILL')
  log.error({ kind, format, fault: made.fault }, 'a document was not made')
  throw new AppError('UNAVAILABLE', { reason: 'documentFailed' })
}

function answerOf(child: ChildProcess, order: Order): Promise<Made> {
  return new Promise((resolve) => {
    const fail = (type: string) => resolve({ fault: { type, at: [] } })
    child.once('message', (made: Made) => resolve(made))
    child.once('error', ({ name }) => fail(name))
    child.once('exit', (code, signal) => fail(`ended with ${signal ?? code}`))
    child.send(order)
  })
}
