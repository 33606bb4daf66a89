import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pinnedNode, root, runQuietly, say } from './run-child.mjs'

const marker = join(root, 'node_modules', '.germina-installed')
const installedLock = join(root, 'node_modules', '.package-lock.json')

export async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  if (!isInstalledByHand(JSON.parse(lock))) await installPackages()
  pinnedNode()
  writeFileSync(marker, wanted)
}

// Somebody ran `npm ci` or `npm install`: nothing left to do.
function isInstalledByHand(lock) {
  if (!existsSync(installedLock)) return false
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages
  return Object.entries(lock.packages).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  )
}

async function installPackages() {
  say('Installing packages')
  const began = Date.now()
  const progress = setInterval(
    () => say(`Still installing (${Math.round((Date.now() - began) / 1000)} s)`),
    15_000,
  )
  const result = await runQuietly(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      env: { ...process.env, PATH: pathWithoutOurs() },
    },
  )
  clearInterval(progress)
  if (result.code !== 0) throw new Error(`npm ci failed:\n${result.output}`)
}

// `npm ci` deletes node_modules, so it must not run on the Node that lies in there.
function pathWithoutOurs() {
  const parts = (process.env.PATH ?? '').split(delimiter)
  return parts.filter((part) => !part.startsWith(join(root, 'node_modules'))).join(delimiter)
}
