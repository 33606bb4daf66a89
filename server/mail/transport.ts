import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import type { RenderedMail } from './render.ts'

export type Envelope = RenderedMail & { to: string }
export type Transport = { send: (mail: Envelope) => Promise<void>; close: () => void }

/** To the mail server of SMTP_URL, or as files into the folder outbox. */
export function createTransport(env: Env): Transport {
  return env.SMTP_URL ? smtpTransport(env.SMTP_URL, env.MAIL_FROM) : outboxTransport(env)
}

const closed = { disableFileAccess: true, disableUrlAccess: true }

function message(from: string, { to, subject, text, html }: Envelope) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...closed,
  }
}

// Loaded with the first mail: its code takes memory that a server without background work never needs.
const library = async () => (await import('nodemailer')).default

function smtpTransport(url: string, from: string): Transport {
  const open = async () =>
    (await library()).createTransport({ url, connectionTimeout: 20_000, socketTimeout: 30_000, ...closed })
  let smtp: ReturnType<typeof open> | undefined
  return {
    send: async (mail) => {
      smtp ??= open()
      await (await smtp).sendMail(message(from, mail))
    },
    close: () => {
      smtp?.then((opened) => opened.close()).catch(() => undefined)
    },
  }
}

function outboxTransport({ DATA_DIR, MAIL_FROM }: Env): Transport {
  const folder = join(DATA_DIR, 'outbox')
  return {
    send: async (mail) => {
      const builder = (await library()).createTransport({ streamTransport: true, buffer: true, ...closed })
      const { message: bytes } = await builder.sendMail(message(MAIL_FROM, mail))
      if (!Buffer.isBuffer(bytes)) throw new Error('The mail could not be built')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
      const unfinished = join(folder, `.${name}`)
      await writeFile(unfinished, bytes, { mode: 0o600 })
      await rename(unfinished, join(folder, name))
    },
    close: () => undefined,
  }
}
