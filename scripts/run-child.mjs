import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
/** Where Node keeps the TypeScript that it has read. */
export const compileCache = join('node_modules', '.cache', 'germina')

export function say(line) {
  process.stdout.write(`${line}\n`)
}

// The pinned Node 24, whatever Node runs this script.
export function pinnedNode() {
  const pinned = join(bin, 'node')
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw new Error(
    'Node 24 is missing in node_modules/.bin: npm did not run the install script of the package "node". ' +
      'Allow install scripts (npm config set ignore-scripts false) and run: npm rebuild node',
  )
}

export function environment(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...extra }
}

// Runs until the end and gives exit code and output; the output is shown only by the caller.
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    const stop = () => child.once('close', () => process.exit(143)).kill('SIGTERM')
    process.once('SIGTERM', stop)
    child.once('close', () => process.off('SIGTERM', stop))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ code: 1, output: String(error) }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

// Hands the terminal, the signals and the exit code over to a long-running child.
export function become(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => fail(error.message))
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
}

export function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
