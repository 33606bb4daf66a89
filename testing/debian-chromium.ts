import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Debian's Chromium with the libraries that this machine lacks, below one folder: `chromium` and `lib`.
 * Nothing is installed, so nobody has to be root.
 */
export async function fetchDebianChromium(folder: string): Promise<void> {
  try {
    await download(folder)
    await unpack(folder)
  } catch (cause) {
    throw new Error('No Chromium for this machine from npm or Debian: set CHROMIUM_PATH', { cause })
  }
}

async function download(folder: string): Promise<void> {
  for (const own of ['lists', 'archives']) mkdirSync(join(folder, own, 'partial'), { recursive: true })
  const options = [
    `Dir::State::Lists=${join(folder, 'lists')}`,
    `Dir::Cache=${folder}`,
    `Dir::Cache::Archives=${join(folder, 'archives')}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
  ].flatMap((option) => ['-o', option])
  await run('apt-get', [...options, 'update'])
  const sparing = ['--yes', '--download-only', '--no-install-recommends']
  await run('apt-get', [...options, 'install', ...sparing, 'chromium-headless-shell'])
}

// Some lie in folders of their own, where only an installed program would look.
const library = /-linux-gnu\/(?:.*\/)?[^/]+\.so[.\d]*$/

async function unpack(folder: string): Promise<void> {
  const archives = join(folder, 'archives')
  const root = join(folder, 'debian')
  for (const file of readdirSync(archives)) {
    if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', join(archives, file), root])
  }
  symlinkSync('debian/usr/lib/chromium/chromium-headless-shell', join(folder, 'chromium'))
  mkdirSync(join(folder, 'lib'))
  const paths = readdirSync(root, { encoding: 'utf8', recursive: true }).filter((path) => library.test(path))
  for (const [name, path] of new Map(paths.map((path) => [basename(path), path]))) {
    symlinkSync(join('../debian', path), join(folder, 'lib', name))
  }
  for (const spent of ['archives', 'lists']) rmSync(join(folder, spent), { recursive: true })
}
