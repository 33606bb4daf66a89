import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const lockOf = (version: string) =>
  JSON.stringify({
    packages: { '': {}, 'node_modules/one': { version }, 'node_modules/rare': { optional: true } },
  })

/** A clone that wants version 1.0.0 of its one package, and somebody's packages beside it. */
function clone(version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'germina-install-'))
  folders.push(folder)
  const [here, theirs, tools] = ['clone', 'theirs', 'tools'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(join(here, 'scripts'), { recursive: true })
  for (const script of ['install.mjs', 'run-child.mjs'])
    cpSync(resolve('scripts', script), join(here, 'scripts', script))
  writeFileSync(join(here, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(here, 'package-lock.json'), lockOf('1.0.0'))
  mkdirSync(join(theirs, 'one'), { recursive: true })
  writeFileSync(join(theirs, '.package-lock.json'), lockOf(version))
  // Does to the folder what `npm ci` does first.
  mkdirSync(tools)
  writeFileSync(
    join(tools, 'npm'),
    '#!/bin/sh\nrm -rf node_modules/* node_modules/.package-lock.json\nmkdir -p node_modules/one\n',
    { mode: 0o755 },
  )
  return { here, theirs, tools }
}

const install = ({ here, tools }: ReturnType<typeof clone>) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { install } = await import('${here}/scripts/install.mjs'); await install()`,
    ],
    { env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}` }, encoding: 'utf8' },
  )

test('packages behind a link are not emptied where they do not fit the lock file: the start stops and says so', () => {
  const at = clone('2.0.0')
  symlinkSync(at.theirs, join(at.here, 'node_modules'))
  const { status, stderr } = install(at)
  expect(readdirSync(at.theirs)).toEqual(['.package-lock.json', 'one'])
  expect(status).not.toBe(0)
  expect(stderr).toContain('node_modules is a link')
})

test('packages behind a link that fit the lock file are used as they are', () => {
  const at = clone('1.0.0')
  symlinkSync(at.theirs, join(at.here, 'node_modules'))
  expect(install(at).status).toBe(0)
  expect(readdirSync(at.theirs)).toEqual(['.package-lock.json', 'one'])
})

test('a link that leads nowhere is left alone', () => {
  const at = clone('1.0.0')
  symlinkSync(join(at.here, 'nowhere'), join(at.here, 'node_modules'))
  expect(install(at).stderr).toContain('node_modules is a link')
  expect(existsSync(join(at.here, 'nowhere'))).toBe(false)
})

test('a folder of its own is installed, once', () => {
  const at = clone('2.0.0')
  cpSync(at.theirs, join(at.here, 'node_modules'), { recursive: true })
  expect(install(at).stdout).toContain('Installing packages')
  expect(readFileSync(join(at.here, 'node_modules', '.germina-installed'), 'utf8')).toHaveLength(64)
  expect(install(at).stdout).toBe('')
})
