import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'

export type StallingProxy = {
  url: string
  /** From now on bytes are taken and go nowhere, as if the other machine had been stopped. */
  stall(): void
  /** What was held back goes on. */
  resume(): void
  /** Every connection through it breaks off. */
  cut(): void
}

/** Stands between the server and its database. */
export async function stallingProxy(databaseUrl: string): Promise<StallingProxy> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl })
  const target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
  const sockets = new Set<Socket>()
  let isStalled = false

  const proxy = createServer((near) => {
    const far = dial(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isStalled) from.pause()
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  afterAll(() => {
    cut()
    proxy.close()
  })

  const address = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const login = [user, password].filter(Boolean).map((part) => encodeURIComponent(String(part)))
  return {
    url: `postgresql://${login.join(':')}@${address}/${database}`,
    stall() {
      isStalled = true
      for (const socket of sockets) socket.pause()
    },
    resume() {
      isStalled = false
      for (const socket of sockets) socket.resume()
    },
    cut,
  }
}
