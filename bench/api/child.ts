import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export type Child = { pid: number; stop: () => Promise<void> }

/** Starts a program of ours in a process of its own and waits until it says that it is ready. */
export async function startChild(args: string[], env: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    // The log goes where it costs what a file costs and is not kept.
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (/\bready\b/.test(output)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}: ${output}`)))
  })
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
