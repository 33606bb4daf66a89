import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { AppError } from '#domain/errors.ts'
import { safeError } from '#server/auth/safe-error.ts'
import type { SummaryOrder } from './summary-order.ts'

const limits = { milliseconds: 20_000, megabytes: 256 }

/**
 * Makes the file in a thread of its own, whose memory is given back when it ends: nobody else waits meanwhile, and a
 * document that takes too long or too much ends alone.
 */
export async function makeDocument(
  order: SummaryOrder,
  log: Pick<Logger, 'error'>,
  { milliseconds, megabytes } = limits,
): Promise<Buffer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: order,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  })
  try {
    const [bytes] = (await once(worker, 'message', { signal: AbortSignal.timeout(milliseconds) })) as [
      Uint8Array,
    ]
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  } catch (error) {
    log.error({ fault: safeError(error), format: order.format }, 'a document was not made')
    throw new AppError('UNAVAILABLE', { reason: 'documentFailed' })
  } finally {
    await worker.terminate()
  }
}
