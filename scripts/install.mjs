import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pinnedNode, root, runQuietly, say } from './run-child.mjs'

const packages = join(root, 'node_modules')
const marker = join(packages, '.germina-installed')
const installedLock = join(packages, '.package-lock.json')

export async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  const isThere = isInstalledByHand(JSON.parse(lock))
  // What lies behind a link belongs to somebody else, and `npm ci` would empty it.
  if (isLink(packages)) {
    if (!isThere) throw new Error(linkDoesNotFit)
    pinnedNode()
    return
  }
  if (!isThere) await installPackages()
  pinnedNode()
  writeFileSync(marker, wanted)
}

const linkDoesNotFit =
  'node_modules is a link, and the packages it leads to are not those of package-lock.json. Nothing was changed. ' +
  'Remove the link (rm node_modules) and start again to install them here, or run npm ci where it leads to.'

function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
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
