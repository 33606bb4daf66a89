import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'germina-finance-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...files: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/finance.ts', ...files], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
function fileOf(content: string): string {
  const file = join(folder, 'plan.json')
  writeFileSync(file, content)
  return file
}

test('prints the figures of a plan as one JSON value', () => {
  const { status, stdout, stderr } = run('testing/finance/clay-filter.json')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ expected: { lowest: ['m2', expect.closeTo(1223.41)] } })
})

test.each([
  ['no JSON', 'price: 25', /plan\.json is not JSON: /],
  ['no plan', '{"settings":5}', /^This is no financial plan:\n- settings must be an object\n/],
  ['too much', ' '.repeat(5_000_001), /plan\.json is larger than 5 MB\.$/m],
])('a file with %s is answered with an error and 1', (_name, content, message) => {
  expect(run(fileOf(content))).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(message),
  })
})

test('a missing file and a missing name are told', () => {
  expect(run(join(folder, 'nowhere.json'))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching('There is no file'),
  })
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringMatching('Which file') })
})
