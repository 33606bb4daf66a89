import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '#server/env.ts'
import { openMailbox } from '#testing/mailbox.ts'
import { createTransport } from './transport.ts'

const folder = mkdtempSync(join(tmpdir(), 'germina-outbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

const settings = (changes: NodeJS.ProcessEnv) => ({
  ...readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    MAIL_FROM: 'Germina <hello@example.org>',
    ...changes,
  }),
  AUTH_SECRET: 'x'.repeat(32),
})
const mail = { to: 'ana@example.org', subject: 'Niñas y agua', text: 'Hola', html: '<p>Hola</p>' }

test('writes mails as files where there is no mail server', async () => {
  const transport = createTransport(settings({}))
  await transport.send(mail)
  transport.close()
  const [file = '', ...others] = readdirSync(join(folder, 'outbox'))
  expect([file, others]).toEqual([expect.stringMatching(/\.eml$/), []])
  const path = join(folder, 'outbox', file)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(await PostalMime.parse(readFileSync(path))).toMatchObject({
    subject: 'Niñas y agua',
    from: { name: 'Germina', address: 'hello@example.org' },
    to: [{ address: 'ana@example.org' }],
    text: 'Hola\n',
  })
})

test('sends to one recipient, whatever the address pretends to be', async () => {
  const mailbox = await openMailbox()
  const transport = createTransport(settings({ SMTP_URL: mailbox.url }))
  await transport.send(mail)
  for (const to of ['a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org']) {
    await transport.send({ ...mail, to }).catch(() => undefined)
  }
  transport.close()
  await mailbox.close()
  expect(mailbox.mails[0]?.recipients).toEqual(['ana@example.org'])
  for (const received of mailbox.mails) {
    expect(received.recipients.length).toBe(1)
    expect(received.headers.filter(({ key }) => key === 'bcc')).toEqual([])
  }
})
