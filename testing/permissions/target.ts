import type { Scene, Target } from './operation.ts'
import type { Seed } from './seed.ts'

export const nobody = 'f'.repeat(24)

export function targetOf({ projects, cohorts, people, rows, pictures }: Seed): Target {
  return {
    project: projects.a,
    cohort: cohorts.p1,
    nextCohort: cohorts.p3,
    newCohort: cohorts.p5,
    owner: people.owner,
    mentor: people.mentor,
    ownerPicture: pictures.owner,
    rows: Object.fromEntries(
      Object.entries(rows.a ?? {}).flatMap(([kind, { first, second }]) => [
        [`${kind}.first`, first],
        [`${kind}.second`, second],
      ]),
    ),
  }
}

/** The same shape with ids that lead nowhere. */
export function unknownTarget(target: Target): Target {
  return {
    project: nobody,
    cohort: nobody,
    nextCohort: nobody,
    newCohort: nobody,
    owner: nobody,
    mentor: nobody,
    ownerPicture: nobody,
    rows: Object.fromEntries(Object.keys(target.rows).map((name) => [name, nobody])),
  }
}

/** Something that `prepare` made, or its unknown twin. */
export function keptId({ kept, target: real }: Scene, target: Target, name: string): string {
  return target === real ? (kept.get(name) ?? '') : nobody
}

/** Nothing at all, or a shape without any value in it. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
