import type { Consequence, ConsequenceKind } from './cohort-consequences.ts'

/** A module as a cohort teaches it: the ids of the steps that it takes, in its order. */
export type TakenModule = {
  readonly module: string
  readonly active: boolean
  readonly steps: readonly string[]
}

/** A step that is switched off, and how many steps that stay would work with what is written there. */
export type MissedStep = { readonly step: string; readonly neededBy: number }

type Changed = { readonly before: readonly string[]; readonly after: readonly string[] }

/**
 * What teams would notice of other steps, and which answers would be missing in the steps that stay; that is said also
 * before there are teams. A module that is switched as a whole is counted as one elsewhere.
 */
export function stepConsequences(
  before: readonly TakenModule[],
  after: readonly TakenModule[],
  needing: (step: string) => readonly string[],
  teams: number,
): (Consequence & { readonly missed: readonly MissedStep[] })[] {
  const changed = after.flatMap(({ module, active, steps }): Changed[] => {
    const former = before.find((one) => one.module === module)
    return former?.active && active ? [{ before: former.steps, after: steps }] : []
  })
  const gone = changed.flatMap((module) => module.before.filter((step) => !module.after.includes(step)))
  const back = changed.flatMap((module) => module.after.filter((step) => !module.before.includes(step)))
  const taken = new Set(after.filter(({ active }) => active).flatMap(({ steps }) => steps))
  const missed = gone
    .map((step) => ({ step, neededBy: needing(step).filter((one) => taken.has(one)).length }))
    .filter(({ neededBy }) => neededBy > 0)
  const one = (kind: ConsequenceKind, count: number, which: readonly MissedStep[] = []) => ({
    ...{ kind, count, teams, missed: which },
  })
  const seen = [
    one('stepsLeave', gone.length),
    one('stepsReturn', back.length),
    one('stepsMove', changed.filter(isReordered).length),
  ]
  return [one('stepsMissed', missed.length, missed), ...(teams > 0 ? seen : [])].filter(
    ({ count }) => count > 0,
  )
}

function isReordered({ before, after }: Changed): boolean {
  const stayed = before.filter((step) => after.includes(step))
  return after.filter((step) => before.includes(step)).some((step, index) => step !== stayed[index])
}
