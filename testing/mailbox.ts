import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = Email & { recipients: string[]; raw: string }

export type Mailbox = {
  /** For SMTP_URL. */
  url: string
  mails: ReceivedMail[]
  /** The oldest mail to this address that nobody has waited for yet. */
  waitForMail: (to: string, milliseconds?: number) => Promise<ReceivedMail>
  close: () => Promise<void>
}

/** A mail server that keeps what it gets. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const taken = new Set<ReceivedMail>()
  const arrivals = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ ...(await PostalMime.parse(raw)), recipients, raw: raw.toString() })
        arrivals.emit('mail')
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  const waitForMail = async (to: string, milliseconds = 8000): Promise<ReceivedMail> => {
    const signal = AbortSignal.timeout(milliseconds)
    for (;;) {
      const mail = mails.find((candidate) => candidate.recipients.includes(to) && !taken.has(candidate))
      if (mail) {
        taken.add(mail)
        return mail
      }
      await once(arrivals, 'mail', { signal }).catch(() => {
        throw new Error(`No mail came to ${to}`)
      })
    }
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitForMail,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The address behind the button of a mail. */
export function linkIn(mail: ReceivedMail): URL {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0]
  if (!link) throw new Error('There is no link in the mail')
  return new URL(link)
}
