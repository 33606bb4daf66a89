import type { PoolClient } from 'pg'
import { stepsOfModule } from '#course/course.ts'
import { cohortDates } from '#domain/programme/cohort.ts'
import { markCustomised, tellOfStep } from '#server/content/customised.ts'
import type { CohortRow, ModuleRow } from './cohorts.ts'
import { refuseDates, type WrittenCohort } from './written-cohort.ts'

/** The names of what differs from what is stored. */
export function changesOf(row: CohortRow, { values, modules }: WrittenCohort): string[] {
  const stored = row as unknown as Record<string, unknown>
  const names = Object.keys(values).filter((name) =>
    isDate(name) ? !isSameMoment(stored[name], values[name]) : stored[name] !== values[name],
  )
  const isSame = modules?.every((entry, index) => isSameModule(entry, row.module_data[index])) ?? true
  return isSame ? names : [...names, 'module_data']
}

/** Writes what differs. The rules about dates look at the whole that comes out of it. */
export async function writeCohort(
  tx: PoolClient,
  row: CohortRow,
  written: WrittenCohort,
  changed: readonly string[],
): Promise<CohortRow> {
  const names = changed.filter((name) => name !== 'module_data')
  const set = Object.fromEntries(names.map((name) => [name, written.values[name] ?? null]))
  const modules = changed.includes('module_data') && written.modules ? written.modules : row.module_data
  if (changed.some((name) => isDate(name) || name === 'module_data' || name === 'self_guided'))
    refuseDates({ ...row, ...set, module_data: modules })
  const assignments = names.map((name, index) => `${name} = $${index + 2}, `).join('')
  const { rows } = await tx.query<{ version: number }>(
    `update cohort set ${assignments} version = version + 1, updated_at = now() where id = $1 returning version`,
    [row.id, ...Object.values(set)],
  )
  if (modules !== row.module_data) await writeModules(tx, row.id, modules)
  const module_data = await withSteps(tx, row, modules)
  return { ...row, ...set, module_data, version: rows[0]?.version ?? row.version }
}

export async function writeModules(
  tx: PoolClient,
  cohortId: string,
  modules: readonly ModuleRow[],
): Promise<void> {
  await tx.query(
    `insert into cohort_module (cohort_id, position, module_id, module_name, slug, active, customised, start,
       step_order, steps_off)
     select $1, m.position, m.module_id, m.module_name, m.slug, m.active, m.customised, m.start,
       m.step_order, m.steps_off
     from jsonb_to_recordset($2::jsonb) as m (position smallint, module_id text, module_name text, slug text,
       active boolean, customised boolean, start timestamptz, step_order text[], steps_off text[])
     on conflict (cohort_id, module_id) do update set position = excluded.position,
       module_name = excluded.module_name, active = excluded.active, start = excluded.start,
       step_order = excluded.step_order, steps_off = excluded.steps_off`,
    [cohortId, JSON.stringify(modules.map((entry, index) => ({ ...entry, position: index + 1 })))],
  )
}

const isOf = (one: ModuleRow) => (other: ModuleRow) => one.module_id === other.module_id

/** Whether a module is customised follows from its steps too, and whoever is in it reads it again. */
async function withSteps(
  tx: PoolClient,
  { id, module_data }: CohortRow,
  modules: readonly ModuleRow[],
): Promise<ModuleRow[]> {
  const known: ModuleRow[] = []
  for (const entry of modules) {
    const isSame = hasSameSteps(entry, module_data.find(isOf(entry)))
    known.push(isSame ? entry : { ...entry, customised: await markCustomised(tx, id, entry.module_id) })
    const [first] = stepsOfModule(entry.module_id)
    if (!isSame && first) await tellOfStep(tx, first.id, id)
  }
  return known
}

const isDate = (name: string) => cohortDates.some((date) => date === name)

const isSameMoment = (one: unknown, other: unknown) =>
  one && other ? Date.parse(String(one)) === Date.parse(String(other)) : (one ?? null) === (other ?? null)

const isSameModule = (one: ModuleRow, other: ModuleRow | undefined) =>
  other !== undefined &&
  one.module_id === other.module_id &&
  one.module_name === other.module_name &&
  one.active === other.active &&
  isSameMoment(one.start, other.start) &&
  hasSameSteps(one, other)

const hasSameSteps = (one: ModuleRow, other: ModuleRow | undefined) =>
  other !== undefined &&
  one.step_order.join() === other.step_order.join() &&
  one.steps_off.join() === other.steps_off.join()
