// npm test: every check, the fast ones first. Green is one line per part; red shows that part's whole output.
// With --quick (npm run check) what needs neither database nor browser, with --external the API tests on DATABASE_URL.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { install } from './install.mjs'
import { environment, fail, pinnedNode, root, runQuietly, say } from './run-child.mjs'

const isQuick = process.argv.includes('--quick')
const isExternal = process.argv.includes('--external')
const reports = mkdtempSync(join(tmpdir(), 'germina-report-'))
const counts = { passed: 0, failed: 0 }

const tool = (...path) => join('node_modules', ...path)
const vitest = (projects, extra = []) => {
  const report = join(reports, `${projects[0]}.json`)
  return {
    args: [
      ...[tool('vitest', 'vitest.mjs'), 'run', '--passWithNoTests', ...extra],
      ...projects.map((project) => `--project=${project}`),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    report,
  }
}

const checks = [
  {
    name: 'format and lint',
    args: [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
  },
  {
    name: 'walls',
    args: [
      tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...sources(),
    ],
  },
  { name: 'dead code', args: [tool('knip', 'bin', 'knip.js')] },
  { name: 'generated files', args: ['scripts/generate.ts', '--check'] },
]
// What did not change since the last time is not looked at again. The walls still read with TypeScript 6: 7 offers them no parser.
const known = ['--incremental', '--tsBuildInfoFile', tool('.cache', 'types.tsbuildinfo')]
const types = {
  name: 'types',
  args: [tool('typescript-native', 'bin', 'tsc'), '--noEmit', ...known, '-p', '.'],
}
const pure = { name: 'pure functions', ...vitest(['pure']) }
const unit = { name: 'unit and API', ...vitest(['pure', 'unit']) }
const budgets = { name: 'budgets', prepare: buildWeb, args: ['scripts/budgets.ts'] }
const rooms = { name: 'rooms', ...vitest(['rooms']) }
const browser = { name: 'browser', prepare: buildWeb, ...vitest(['e2e']) }
const external = { name: 'API on DATABASE_URL', ...vitest(['unit'], ['server']) }

function sources() {
  const folders = ['domain', 'course', 'server', 'web', 'testing', 'e2e', 'bench', 'scripts']
  return folders.filter((folder) => existsSync(join(root, folder)))
}

async function runPart({ name, args, prepare, report }) {
  const began = Date.now()
  const { code, output } = await attempt(prepare, args)
  const count = report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const isGreen = code === 0
  counts.passed += count?.numPassedTests ?? 0
  // A red part without a failed test (a lint error, a file that does not load) is a failure too.
  counts.failed += isGreen ? 0 : count?.numFailedTests || 1
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  if (!isGreen) say(output)
  say(`${isGreen ? 'ok  ' : 'FAIL'} ${name} ${seconds} s${count ? ` (${count.numTotalTests} tests)` : ''}`)
  return isGreen
}

/** Two at a time, for two cores; the longest goes first. */
async function inTwoLines(parts) {
  const waiting = [...parts]
  const results = []
  async function work() {
    for (let part = waiting.shift(); part; part = waiting.shift()) results.push(await runPart(part))
  }
  await Promise.all([work(), work()])
  return results
}

async function attempt(prepare, args) {
  try {
    await prepare?.()
  } catch (error) {
    return { code: 1, output: error.message }
  }
  return runQuietly(pinnedNode(), args, { env: environment(databaseFor()) })
}

// The suite makes its own databases; only the external run may touch a server that somebody else keeps.
function databaseFor() {
  const given = isExternal ? { TEST_DATABASE_URL: process.env.DATABASE_URL } : {}
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  return { ...plain, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: '', PORT: '', PUBLIC_URL: '', ...given }
}

try {
  if (isExternal && !process.env.DATABASE_URL)
    fail('Set DATABASE_URL to a PostgreSQL 15 or newer where databases may be created.')
  await install()
  // What stands together runs beside one another: the checks use one core each, the API tests often wait for a clock.
  const groups = isExternal ? [[external]] : [checks, [types, unit], [budgets], [rooms], [browser]]
  const results = isQuick ? await inTwoLines([types, pure, ...checks]) : []
  if (!isQuick) for (const group of groups) results.push(...(await Promise.all(group.map(runPart))))
  say(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = results.every(Boolean) ? 0 : 1
} catch (error) {
  fail(error.message)
} finally {
  rmSync(reports, { recursive: true, force: true })
}
