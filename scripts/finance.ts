// npm run --silent finance -- plan.json: all figures of a financial plan as JSON.
import { readFileSync, statSync } from 'node:fs'
import { readFinancePlan } from '#domain/finance/read-finance-plan.ts'
import { financeReport } from '#domain/finance/report.ts'

const mostBytes = 5_000_000
const mostProblems = 20

try {
  const read = readFinancePlan(contentOf(process.argv[2]))
  if ('problems' in read) throw new Error(listed(read.problems))
  process.stdout.write(`${JSON.stringify(financeReport(read.plan), null, 1)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

function contentOf(file: string | undefined): unknown {
  if (!file) throw new Error('Which file? npm run --silent finance -- plan.json')
  const text = textOf(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

function textOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`)
  if (found.size > mostBytes) throw new Error(`${file} is larger than ${mostBytes / 1_000_000} MB.`)
  return readFileSync(file, 'utf8')
}

function listed(problems: readonly string[]): string {
  const more = problems.length - mostProblems
  const lines = problems.slice(0, mostProblems).map((problem) => `- ${problem}`)
  return ['This is no financial plan:', ...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}
