import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'
import { fetchDebianChromium } from './debian-chromium.ts'

const packed = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
const isInNpm = process.platform === 'linux' && process.arch === 'x64'

// Always the Chromium that npm brought, so that every run sees the same browser; CHROMIUM_PATH overrides.
// For other processors npm brings the letters only, and Debian the same kind of browser.
export async function launchChromium(): Promise<Browser> {
  if (process.env.CHROMIUM_PATH) return launch(process.env.CHROMIUM_PATH, {})
  const folder = await unpackOnce()
  return launch(withoutPriority(folder), {
    FONTCONFIG_FILE: fontSettings(folder),
    LD_LIBRARY_PATH: join(folder, isInNpm ? 'al2023/lib' : 'lib'),
  })
}

let running: Promise<Browser> | undefined

/** One browser for all test files of a worker: starting one takes longer than most of their pages. It ends with the worker. */
export async function sharedChromium(): Promise<Browser> {
  const browser = await running
  if (browser?.isConnected()) return browser
  running = launchChromium()
  return running
}

const dropRights = '/usr/bin/setpriv'

// As root it puts its threads before everybody else's, and servers and documents that its own pages wait for starve.
function withoutPriority(folder: string): string {
  const browser = join(folder, 'chromium')
  if (process.getuid?.() !== 0 || !existsSync(dropRights)) return browser
  const script = join(folder, 'chromium-like-others')
  if (!existsSync(script)) {
    const half = `${script}.${process.pid}`
    const place = '"$(dirname "$0")/chromium"'
    writeFileSync(half, `#!/bin/sh\nexec ${dropRights} --bounding-set=-sys_nice ${place} "$@"\n`, {
      mode: 0o755,
    })
    renameSync(half, script)
  }
  return script
}

// No sandbox: root and most containers have none to give. It opens only our own pages.
function launch(executablePath: string, env: Record<string, string>): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    env: { ...process.env, ...env },
  })
}

// Unpacked aside and renamed, so that nobody starts a browser that is only half there.
async function unpackOnce(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string }
  const folder = join(packed, '..', '..', '.cache', `chromium-${version}-${process.arch}`)
  if (existsSync(folder)) return folder
  const half = `${folder}.${process.pid}`
  mkdirSync(half, { recursive: true })
  try {
    if (isInNpm)
      await unpackInto(half, ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
    else await Promise.all([unpackInto(half, ['fonts.tar.br']), fetchDebianChromium(half)])
    renameSync(half, folder)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    // Somebody else was quicker.
    if (!existsSync(folder)) throw error
  }
  return folder
}

// The settings that come with the fonts look for them in /tmp alone.
function fontSettings(folder: string): string {
  const path = join(folder, 'fonts.conf')
  const [fonts, cache] = [join(folder, 'fonts'), join(folder, 'fonts-cache')]
  const settings = `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`
  // A checkout that was moved has its letters elsewhere: without them a heading has no height.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== settings) writeFileSync(path, settings)
  return path
}

// The package unpacks into the folder for temporary files, which other users of the machine share.
async function unpackInto(folder: string, archives: readonly string[]): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await Promise.all(archives.map((archive) => inflate(join(packed, 'bin', archive))))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
