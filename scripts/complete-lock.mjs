// Adds the optional packages of other platforms to package-lock.json where the registry in use did not
// list them, so that `npm ci` accepts the file on every platform. Run after changing a dependency.
import { readFileSync, writeFileSync } from 'node:fs'

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'windows',
]
const processors = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
]

const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8'))
let added = 0

for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${owner}/node_modules/${name}`
    const top = `node_modules/${name}`
    if (lock.packages[nested] || lock.packages[top]) continue
    lock.packages[top] = {
      version: version.replace(/^[\^~]/, ''),
      ...platformOf(name),
      optional: true,
      dev: entry.dev,
    }
    added += 1
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${added} optional packages added\n`)

function platformOf(name) {
  const words = name.toLowerCase().split(/[^a-z0-9]+/)
  const os = systems.find((system) => words.includes(system) || words.includes(system.replace('32', '')))
  const cpu = processors.find((processor) => words.includes(processor))
  return {
    os: [os === 'windows' ? 'win32' : (os ?? 'none')],
    cpu: [cpu ?? 'none'],
    ...(words.includes('musl') || words.includes('linuxmusl') ? { libc: ['musl'] } : {}),
  }
}
