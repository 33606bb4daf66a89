import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const actorKinds = [
  'anon',
  'ent_own',
  'ent_other',
  'team',
  'mentor_matched',
  'mentor_unmatched',
  'org_own',
  'org_other',
  'admin_own',
  'admin_other',
  'super',
] as const
export type ActorKind = (typeof actorKinds)[number]

/** What a cell may ask for: every one must hold, and each is broken once. */
const conditions = [
  ...(['co', 'ac', 'v', 'th', 'nm', 'rq', 'va', 'mw', 'ap', 'sc', 'cp', 'mt', 'rqm'] as const),
  ...(['me', 'on', 'lo', 'oo', 'ns', 'rg', 'pb', 'au', 'tk', 'ra', 'rl'] as const),
]
export type Condition = (typeof conditions)[number]

export type Cell = {
  readonly row: string
  readonly operation: string
  readonly actor: ActorKind
  readonly access: 'none' | 'read' | 'write'
  readonly conditions: readonly Condition[]
}

const accesses = ['none', 'read', 'write'] as const

export function readMatrix(): Cell[] {
  const text = readFileSync(join(import.meta.dirname, 'matrix.csv'), 'utf8')
  const [head = [], ...lines] = parseCsv(text)
  return lines.map((line) => cellOf(Object.fromEntries(head.map((name, index) => [name, line[index] ?? '']))))
}

function cellOf(line: Record<string, string>): Cell {
  const named = (line.conditions ?? '').split(';').filter((code) => code !== '')
  return {
    row: line.row ?? '',
    operation: line.test_operation ?? '',
    actor: oneOf(actorKinds, line.actor),
    access: oneOf(accesses, line.access),
    conditions: named.map((code) => oneOf(conditions, code)),
  }
}

function oneOf<const T extends string>(known: readonly T[], value: string | undefined): T {
  const found = known.find((entry) => entry === value)
  if (found === undefined) throw new Error(`The matrix names ${value}, which nobody knows`)
  return found
}

/** Values with commas stand in quotes; a quote inside is doubled. */
export function parseCsv(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) =>
      [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}
