import { courseModules } from '#course/course.ts'
import { type Locale, localePath } from '#web/i18n/locale.ts'
import type { Role } from '../demo.ts'
import type { Seen } from './seen.ts'
import { layoutMarks, type Row, roles, table } from './where-routes-end.ts'

export type Place = { readonly project: string; readonly cohort: string }

/** The address of a row's page, in English. */
export function fill(path: string, { project, cohort }: Place): string {
  const [module] = courseModules
  const [step] = module?.steps ?? []
  const values: Record<string, string | undefined> = {
    pid: project,
    cid: cohort,
    cohortid: cohort,
    cohortId: cohort,
    org: 'lakeshore',
    otherOrg: 'red-semilla',
    hub: 'hub',
    module: module?.slug,
    step: step?.slug,
  }
  return path.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)
}

/** The page of the table on which somebody ends who opens this row's page. */
export function endOf(row: Row, role: Role): Row {
  const end = row[1][roles.indexOf(role)]
  if (end === 'stays') return row
  if (end === 'no project') return [row[0], row[1], row[2], ...withoutProject(row)]
  const found = table.find(([path]) => path === end)
  if (!found) throw new Error(`${end} is not in the table`)
  return found
}

/** What a page is called that has no project to name itself after. */
function withoutProject([path, , , en, es]: Row): readonly [en: string, es: string] {
  const ownName = (title: string) => title.split(' · ')[0] ?? ''
  return path.includes('businessplan') ? [ownName(en), ownName(es)] : ['Step', 'Paso']
}

export function expectedEnd(row: Row, role: Role, locale: Locale, place: Place): Seen {
  const end = endOf(row, role)
  const [path, , layout, en, es] = end
  return {
    path: localePath(locale, fill(path, place) + queryOf(row, end, place)),
    title: [locale === 'es' ? es : en, ...managed(path), 'Germina'].join(' · '),
    lang: locale,
    layout: marksFor(layoutMarks[layout], role),
  }
}

const names: Readonly<Record<string, string>> = {
  org: 'Lakeshore Enterprise Network',
  otherOrg: 'Red Semilla Andina',
  hub: 'Germina Hub',
}

/** A page of the management says whose cohort and organisation it is about. */
function managed(path: string): readonly string[] {
  const [, org = ''] = /^\/manage\/\{(\w+)\}/.exec(path) ?? []
  if (path.includes('{cohortid}')) return ['Lakeshore Incubation 2026', names.org ?? '']
  return names[org] ? [names[org]] : []
}

/** The login remembers where somebody wanted to go; a step that was opened for somebody says which it is. */
function queryOf(row: Row, [end]: Row, place: Place): string {
  if (row[0] === end) return ''
  const wanted = fill(row[0], place)
  if (end === '/login') return wanted === '/home' ? '' : `?next=${encodeURIComponent(wanted)}`
  const [module] = courseModules
  return end.endsWith('{step}') ? `?step=${module?.steps[0]?.id}&mid=${module?.id}` : ''
}

function marksFor(marks: string, role: Role): string {
  const isAdmin = role === 'organiser' || role === 'admin'
  return marks
    .split(', ')
    .filter((mark) => isAdmin || mark !== 'admin bar')
    .join(', ')
}
