// The server's TypeScript is read once ahead, in a process of its own, and kept in Node's compile cache: whoever reads
// TypeScript keeps some 30 MB for it as long as it runs, and the server shall not. So is that of the processes that make
// documents, which would take seconds longer for the first of each kind.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileCache, environment, pinnedNode, root, runQuietly, say } from './run-child.mjs'

const marker = join(root, compileCache, 'prepared')

const small = JSON.parse(readFileSync(join(root, 'scripts', 'server-process.json'), 'utf8'))

export const serverArguments = [...small.flags, 'server/main.ts']
export const serverEnvironment = () => environment({ ...small.environment, NODE_COMPILE_CACHE: compileCache })

export async function prepareServer() {
  const wanted = sourceState()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  say('Preparing the server')
  const [server, makers] = await Promise.all([
    runQuietly(pinnedNode(), [...serverArguments, '--prepare'], { env: serverEnvironment() }),
    runQuietly(pinnedNode(), ['server/documents/prepare-makers.ts'], { env: serverEnvironment() }),
  ])
  if (server.code !== 0) throw new Error(`The server cannot be loaded:\n${server.output}`)
  if (makers.code !== 0) throw new Error(`Documents cannot be made:\n${makers.output}`)
  mkdirSync(join(root, compileCache), { recursive: true })
  writeFileSync(marker, wanted)
}

function sourceState() {
  const hash = createHash('sha256').update(serverArguments.join(' '))
  for (const folder of ['domain', 'course', 'server', 'node_modules/.package-lock.json'])
    for (const file of filesUnder(join(root, folder))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}
