import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, pinnedNode, root, runQuietly, say } from './run-child.mjs'

const marker = join(root, 'dist', '.web-built')

export async function buildWeb() {
  if (!existsSync(join(root, 'web', 'index.html'))) return
  const wanted = sourceHash()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  say('Building the web app')
  rmSync(marker, { force: true })
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const result = await runQuietly(pinnedNode(), [vite, 'build', '--logLevel=warn'], {
    env: environment({ NODE_ENV: 'production' }),
  })
  if (result.code !== 0) throw new Error(`The web app could not be built:\n${result.output}`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(marker, wanted)
}

function sourceHash() {
  const hash = createHash('sha256')
  const files = ['web', 'course', 'domain', 'scripts/web-build'].flatMap(filesUnder)
  for (const file of [...files, 'vite.config.ts', 'package.json', 'package-lock.json']) {
    if (existsSync(join(root, file)))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .sort()
}
