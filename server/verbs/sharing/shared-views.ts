import { buildPlan } from '#course/plan-view/build-plan.ts'
import { buildCanvas } from '#course/plan-view/canvas.ts'
import { canvasForReaders, planForReaders, type SharedView } from '#course/plan-view/shared-view.ts'
import type { Caller } from '#server/caller.ts'
import { keptWithin } from '#server/kept-within.ts'
import { planFacts } from '#server/verbs/plan-view/plan-facts.ts'
import type { OpenLink } from './open-link.ts'

const keptLetters = 20_000_000
const keptMs = 60_000

type Kept = { readonly madeAt: number; readonly text: string }

/**
 * What readers of links are sent, as text. Made at most once a minute for each project, kind, scenario and language,
 * however many ask at the same time: strangers cannot make the server work harder than that.
 */
export function sharedViews(): (maker: Caller, link: OpenLink) => Promise<string> {
  const kept = keptWithin<Kept>(keptLetters, (_, { text }) => text.length)
  const onTheirWay = new Map<string, Promise<string>>()

  async function make(key: string, maker: Caller, link: OpenLink): Promise<string> {
    const madeAt = Date.now()
    const text = JSON.stringify(await sharedView(maker, link))
    kept.keep(key, { madeAt, text })
    return text
  }

  return (maker, link) => {
    const key = [link.project_id, link.what, link.scenario, maker.locale].join(' ')
    const known = kept.find(key)
    if (known && Date.now() - known.madeAt < keptMs) return Promise.resolve(known.text)
    const running = onTheirWay.get(key)
    if (running) return running
    const making = make(key, maker, link).finally(() => onTheirWay.delete(key))
    onTheirWay.set(key, making)
    return making
  }
}

async function sharedView(maker: Caller, { project_id, what, scenario }: OpenLink): Promise<SharedView> {
  const facts = await planFacts(maker, project_id)
  const told = { project: facts.project.name, founder: facts.founder }
  if (what === 'canvas')
    return { ...told, what, view: canvasForReaders(await buildCanvas(facts, maker.locale, scenario)) }
  return { ...told, what, view: planForReaders(await buildPlan(facts, maker.locale, scenario)) }
}
