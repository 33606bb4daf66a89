import { type ComponentType, memo } from 'react'
import type { GapRules } from '#course/contract/gaps.ts'
import { courseStepBySlug } from '#course/course.ts'
import { loadGapRules } from '#course/modules.ts'
import { moduleText } from '#web/app/module-text.ts'
import { roomOf } from '#web/app/rooms.ts'
import { type Place, Scene } from '#web/catalogue/fixtures/scene.tsx'
import { StepShell } from '#web/step-kit/step-shell.tsx'
import { type LivingPlan, useLivingPlan } from './living-plan.ts'
import type { Look } from './look.ts'

const noGaps = () => []
const asked = { finished: false, validated: false, review_request: true, request_count: 2, withdrawn: false }

export type OpenRoom = {
  readonly look: Look
  readonly place: Place
  readonly Screen: ComponentType
  readonly rule: GapRules[string] | undefined
  readonly plan: LivingPlan
  readonly account: string
}

/** All that a room needs, before it is shown. */
export async function openRoom(look: Look): Promise<Omit<OpenRoom, 'plan' | 'account'>> {
  const step = courseStepBySlug(look.module, look.step)
  const load = step && roomOf(step)
  if (!load) throw new Error(`There is no room ${look.module}/${look.step}`)
  const { module } = step
  const [{ Screen }, rules, about] = await Promise.all([
    load(),
    loadGapRules(module.slug),
    moduleText(module.folder, look.locale),
  ])
  const steps = module.steps.map(({ slug, takes }) => ({
    slug,
    ...(takes && { takes }),
    ...(rules[slug] && { gaps: rules[slug] }),
  }))
  const place = { module: { ...module, steps }, about, steps: look.steps, step: look.step }
  return { look, place, Screen, rule: rules[look.step] }
}

export function RoomLook({ look, place, Screen, rule, plan, account }: OpenRoom) {
  const data = useLivingPlan(plan)
  const text = look.steps.find(({ nice_name }) => nice_name === look.step)
  if (!text) throw new Error(`${look.step} has no texts`)
  const flags = text.type === 'summary' && look.as === 'mentor' ? { flags: asked } : {}
  return (
    <Scene as={look.as} at={place} data={data} queue={plan.queue} account={account} {...flags}>
      <Frame text={text} rule={rule} Screen={Screen} />
    </Scene>
  )
}

type FrameProps = Pick<OpenRoom, 'rule' | 'Screen'> & { text: Look['steps'][number] }

/** As in the product it is not drawn again when the plan changes. */
const Frame = memo(function Frame({ text, rule, Screen }: FrameProps) {
  return (
    <StepShell
      step={text}
      findGaps={(text.type !== 'introduction' && rule) || noGaps}
      previousHref="#"
      onNext={text.type === 'summary' ? null : () => {}}
    >
      <Screen />
    </StepShell>
  )
})
