import type { Deps } from '#server/deps.ts'
import { renderMail } from './render.ts'
import type { QueuedMail } from './send-mail.ts'
import type { Transport } from './transport.ts'

export async function deliver({ log }: Deps, transport: Transport, mail: QueuedMail): Promise<void> {
  await transport.send({ ...renderMail(mail), to: mail.to })
  log.info({ template: mail.template, locale: mail.locale }, 'mail sent')
}
