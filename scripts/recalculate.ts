// npm run recalculate: the financial model of both sample plans in both languages, with inputs of all kinds and both switches
// (scenario, money that counts) changed in the file, worked out anew by LibreOffice and compared with the engine. Prints a
// table, and one line of JSON at the end.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type SampleName, sampleNames } from '#course/samples/names.ts'
import { sampleOf } from '#course/samples/samples.ts'
import { planToFinance } from '#course/shared/plan-to-finance.ts'
import type { FinancePlan, Financials } from '#domain/finance/finance-plan.ts'
import { onlyMoneyWeHave } from '#domain/finance/start.ts'
import { changedPlan, engineFigures } from '#domain/finance/workbook/engine-figures.ts'
import { addressOf, type Value } from '#domain/finance/workbook/formula.ts'
import type { SheetCell, Workbook } from '#domain/finance/workbook/sheet.ts'
import { workbookWords } from '#domain/finance/workbook/words.ts'
import { financeWorkbook } from '#domain/finance/workbook/workbook.ts'
import { scenarios } from '#domain/options/finance.ts'
import { modelTexts } from '#server/documents/model/model-texts.ts'
import { xlsxFile } from '#server/documents/model/xlsx-file.ts'
import { type Change, changesOf } from './recalculate/changes.ts'
import { type ReadCell, readXlsx } from './recalculate/read-xlsx.ts'

const tolerance = 0.005
const locales = ['en', 'es'] as const
const moneys = ['all', 'have'] as const

const version = spawnSync('soffice', ['--version'], { encoding: 'utf8' })
if (version.error) {
  process.stdout.write('LibreOffice is not on this machine (soffice): nothing was recalculated.\n')
  process.stdout.write(`${JSON.stringify({ recalculate: 'skipped' })}\n`)
} else {
  const folder = mkdtempSync(join(tmpdir(), 'germina-model-'))
  try {
    await recalculate(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function recalculate(folder: string): Promise<void> {
  const cases = (
    await Promise.all(sampleNames.flatMap((name) => locales.map((locale) => casesOf(name, locale))))
  ).flat()
  for (const { file, workbook } of cases) writeFileSync(join(folder, file), xlsxFile(workbook))
  convert(
    folder,
    cases.map(({ file }) => join(folder, file)),
  )
  const rows = cases.map((one) => compare(one, readXlsx(readFileSync(join(folder, 'out', one.file)))))
  const isMet = rows.every(({ faults }) => faults.length === 0)
  for (const row of rows)
    process.stdout.write(
      `${row.file.padEnd(40)} ${row.changes} inputs changed, ${row.moved} results moved, ${row.figures} figures and ${row.cells} formulas compared, largest difference ${row.largest.toExponential(1)}${row.faults.length ? `, WRONG: ${row.faults.slice(0, 5).join('; ')}` : ''}\n`,
    )
  const compared = rows.map(({ file, figures, cells, largest, faults }) => ({
    ...{ file, figures, cells, largest, wrong: faults.length },
  }))
  const program = version.stdout.trim().split(' ').slice(0, 2).join(' ')
  process.stdout.write(`${JSON.stringify({ recalculate: program, tolerance, compared, isMet })}\n`)
  if (!isMet) process.exitCode = 1
}

type Case = Awaited<ReturnType<typeof casesOf>>[number]

async function casesOf(name: SampleName, locale: 'en' | 'es') {
  const { data, project } = await sampleOf(name, 'nine', locale)
  const plan = planToFinance(data)
  const texts = modelTexts(data, { project: project.name, today: '2026-01-01T00:00:00Z', locale })
  const before = financeWorkbook(plan, 'expected', texts)
  const changes = changesOf(plan)
  const changed = changes.reduce<FinancePlan>(
    (earlier, { input, value }) => changedPlan(earlier, input, value),
    plan,
  )
  const { financials } = changed
  return scenarios.flatMap(({ value: scenario, [locale]: label }) =>
    moneys.map((money) => {
      const engine = money === 'all' ? financials : onlyMoneyWeHave(financials)
      // In the file the rows stay that do not count: they come to as much as if nothing stood in them.
      const after = money === 'all' ? financials : withoutMoneyToCome(financials)
      const named = workbookWords[locale].moneys
      const switches = [
        { input: 'scenario', value: label },
        { input: 'money', value: named[money] },
      ]
      return {
        file: `${name}-${locale}-${scenario}-${money}.xlsx`,
        ...{ before, changes: changes.length + switches.length },
        workbook: withChanges(before, [...changes.map((one) => asWritten(one, locale)), ...switches]),
        after: financeWorkbook({ ...changed, financials: after }, scenario, texts),
        /** What a cell says; titles name the money that counts. */
        said: (value: Value) => (typeof value === 'string' ? value.replace(named.all, named[money]) : value),
        engine: engineFigures({ ...changed, financials: engine }, scenario, locale),
      }
    }),
  )
}

function withoutMoneyToCome(financials: Financials): Financials {
  const fundingSources = financials.fundingSources.map((one) =>
    one.status === 'have it' ? one : { ...one, amount: 0 },
  )
  return { ...financials, fundingSources }
}

/** What stands in the cell: choices are told in the language of the file. */
function asWritten({ input, value, choices }: Change, locale: 'en' | 'es') {
  return { input, value: choices?.find((one) => one.value === value)?.[locale] ?? value }
}

/** As somebody would do it: only the inputs are others, what formulas came to is left as it was. */
function withChanges(
  workbook: Workbook,
  changes: readonly { readonly input: string; readonly value: number | string }[],
): Workbook {
  const values = new Map(changes.map(({ input, value }) => [input, value]))
  const seen = new Set<string>()
  const changed = (cell: SheetCell): SheetCell => {
    const value = values.get(cell.input ?? '')
    if (value === undefined) return cell
    seen.add(cell.input ?? '')
    return {
      ...cell,
      content: typeof value === 'number' ? { kind: 'number', number: value } : { kind: 'text', text: value },
    }
  }
  const sheets = workbook.sheets.map((one) => ({ ...one, cells: one.cells.map(changed) }))
  const missing = [...values.keys()].filter((input) => !seen.has(input))
  if (missing.length > 0) throw new Error(`no cell for ${missing.join(', ')}`)
  return { ...workbook, sheets }
}

/** A profile of its own that always works everything out anew when a file is opened. */
function convert(folder: string, files: readonly string[]): void {
  const user = join(folder, 'profile', 'user')
  mkdirSync(user, { recursive: true })
  writeFileSync(
    join(user, 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`,
  )
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
  const options = ['--headless', '--convert-to', 'xlsx', '--outdir', join(folder, 'out')]
  execFileSync('soffice', [profile, ...options, ...files], { stdio: 'ignore', timeout: 300_000 })
}

function compare({ file, before, after, changes, said, engine }: Case, read: ReadonlyMap<string, ReadCell>) {
  const faults: string[] = []
  const counts = { figures: 0, cells: 0, moved: 0, largest: 0 }
  for (const [index, sheet] of after.sheets.entries())
    for (const [at, cell] of sheet.cells.entries()) {
      if (cell.content.kind !== 'formula') continue
      const place = `${sheet.name}!${addressOf(cell)}`
      const found = read.get(place)
      counts.cells += 1
      const wanted = [said(cell.content.value), ...(cell.figure ? [engine(cell.figure)] : [])]
      for (const value of wanted) {
        const off = differenceOf(value, found)
        if (off > tolerance) faults.push(`${place} ${cell.figure ?? ''} ${found?.value} is not ${value}`)
        else counts.largest = Math.max(counts.largest, off)
      }
      if (!cell.figure) continue
      counts.figures += 1
      const former = before.sheets[index]?.cells[at]?.content
      if (former?.kind === 'formula' && former.value !== cell.content.value) counts.moved += 1
    }
  return { file, changes, faults, ...counts }
}

function differenceOf(wanted: unknown, found: ReadCell | undefined): number {
  if (found === undefined) return wanted === '' ? 0 : Number.POSITIVE_INFINITY
  if (found.isError || typeof wanted === 'undefined') return Number.POSITIVE_INFINITY
  if (typeof wanted === 'number')
    return found.isText ? Number.POSITIVE_INFINITY : Math.abs(Number(found.value) - wanted)
  return String(wanted) === found.value ? 0 : Number.POSITIVE_INFINITY
}
