import type { PoolClient } from 'pg'
import { cohortDates } from '#domain/programme/cohort.ts'
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
  return { ...row, ...set, module_data: modules, version: rows[0]?.version ?? row.version }
}

export async function writeModules(
  tx: PoolClient,
  cohortId: string,
  modules: readonly ModuleRow[],
): Promise<void> {
  await tx.query(
    `insert into cohort_module (cohort_id, position, module_id, module_name, slug, active, customised, start)
     select $1, m.position, m.module_id, m.module_name, m.slug, m.active, m.customised, m.start
     from jsonb_to_recordset($2::jsonb) as m (position smallint, module_id text, module_name text, slug text,
       active boolean, customised boolean, start timestamptz)
     on conflict (cohort_id, module_id) do update set position = excluded.position,
       module_name = excluded.module_name, active = excluded.active, start = excluded.start`,
    [cohortId, JSON.stringify(modules.map((entry, index) => ({ ...entry, position: index + 1 })))],
  )
}

const isDate = (name: string) => cohortDates.some((date) => date === name)

const isSameMoment = (one: unknown, other: unknown) =>
  one && other ? Date.parse(String(one)) === Date.parse(String(other)) : (one ?? null) === (other ?? null)

const isSameModule = (one: ModuleRow, other: ModuleRow | undefined) =>
  other !== undefined &&
  one.module_id === other.module_id &&
  one.module_name === other.module_name &&
  one.active === other.active &&
  isSameMoment(one.start, other.start)
