import type { Job } from 'pg-boss'
import { safeError } from '#server/auth/safe-error.ts'
import type { Deps } from '#server/deps.ts'
import { deliverAll } from '#server/mail/deliver.ts'
import type { QueuedMail } from '#server/mail/send-mail.ts'
import { createTransport } from '#server/mail/transport.ts'
import { cleanUp } from './clean-up.ts'
import { expireRequests } from './expire-requests.ts'
import { createBoss, createQueues, type QueueName } from './queues.ts'
import { sendBundles } from './send-bundles.ts'
import { sendDigests } from './send-digests.ts'
import { tellDecisions } from './tell-decisions.ts'

export type Jobs = { stop: () => Promise<void> }

// One announcement may stand for many mails: a full batch is followed by the next at once.
const mailWork = {
  batchSize: 5,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 10,
  notifyPollingIntervalSeconds: 60,
} as const

/** With how often a process looks whether its time has come, in seconds. */
type Clockwork = { cron: string; run: (deps: Deps) => Promise<void>; lookEvery?: number }

// In UTC: morning in Europe and Africa, night in the Americas, so the mail is there when the day begins.
const onTheClock = {
  'clean-up': { cron: '15 3 * * *', run: cleanUp },
  'send-bundles': { cron: '* * * * *', run: sendBundles, lookEvery: 30 },
  'tell-decisions': { cron: '* * * * *', run: tellDecisions, lookEvery: 30 },
  digest: { cron: '0 6 * * *', run: sendDigests },
  'expire-requests': { cron: '*/10 * * * *', run: expireRequests },
} satisfies Partial<Record<QueueName, Clockwork>>

/** Begins to do the background work. Any number of processes may: each job goes to one of them. */
export async function startJobs(deps: Deps): Promise<Jobs> {
  const { log } = deps
  // Two connections and one that listens: the queue is announced, so asking for work can be rare.
  const boss = createBoss(deps.db, { max: 2, useListenNotify: true })
  let hasStopped = false
  boss.on('error', (error) => {
    // Its connections were told to end and may hear first that the database does.
    if (hasStopped) log.warn({ reason: error.message }, 'a database connection ended')
    else log.error({ fault: safeError(error) }, 'background work failed')
  })
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'background work'))
  await boss.start()
  await createQueues(boss)
  const transport = createTransport(deps.env)
  await boss.work('mail', mailWork, (jobs: Job<QueuedMail>[]) => deliverAll(deps, transport, jobs))
  for (const [name, { cron, run, lookEvery = 300 }] of Object.entries<Clockwork>(onTheClock)) {
    await boss.work(name, { pollingIntervalSeconds: lookEvery }, () => run(deps))
    await boss.schedule(name, cron)
  }
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 10_000 })
      hasStopped = true
      transport.close()
    },
  }
}
