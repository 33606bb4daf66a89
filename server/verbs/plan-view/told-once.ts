import type { PlanFacts } from '#course/plan-view/plan-view.ts'
import { spend } from '#server/auth/rate-limit.ts'
import type { Caller } from '#server/caller.ts'
import { keptWithin } from '#server/kept-within.ts'
import { keptViews } from '#server/limits.ts'

/** Telling a plan takes longer than reading it: what was told is kept, each for the plan exactly as it was. */
const kept = keptWithin<string>(keptViews.letters, (key, text) => key.length + text.length)
const onTheirWay = new Map<string, Promise<string>>()

/**
 * Something that is worked out of a whole plan, as text. It is worked out once for each state of the plan, however many
 * ask; whoever has it worked out is counted, so that nobody keeps the server at it by changing the plan over and over.
 */
export async function toldOnce(
  { deps, actor }: Caller,
  what: string,
  facts: PlanFacts,
  work: () => Promise<unknown>,
): Promise<string> {
  const key = `${what} ${printOf(facts)}`
  const known = kept.find(key)
  if (known !== undefined) return known
  await spend(deps.db, 'planTelling', actor.userId)
  return kept.find(key) ?? onTheirWay.get(key) ?? begin(key, work)
}

function begin(key: string, work: () => Promise<unknown>): Promise<string> {
  const telling = (async () => {
    const text = JSON.stringify(await work())
    kept.keep(key, text)
    return text
  })().finally(() => onTheirWay.delete(key))
  onTheirWay.set(key, telling)
  return telling
}

/** Another text as soon as anything is another that the plan is told from; of the moment only the day. */
function printOf({ plan, founder, cohort, today, modules, validated }: PlanFacts): string {
  const versions = Object.entries(plan).map(([kind, rows]) => [
    kind,
    rows.map(({ _id, ...row }) => `${_id}:${'version' in row ? row.version : ''}`).join(),
  ])
  return JSON.stringify([versions, founder, cohort, today.slice(0, 10), modules, validated])
}
