import type { ModelType } from '#domain/plan/plan-data.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { applying, choosing, describing, type ModelWrite } from './choosing.ts'

type Model = { readonly id: string; readonly type: ModelType }

/** Keeps what the business has chosen and what its segments name in step. */
export function useChoosing() {
  const { read, write } = usePlanFrame()

  function make(writes: readonly ModelWrite[]) {
    for (const one of writes) {
      if (one.kind === 'business') write.saveBusiness({ modelSelection: one.modelSelection })
      else write.update('segment', one.id, { businessModels: one.businessModels })
    }
  }

  return {
    choose: (model: Model, isOn: boolean) => make(choosing(read(), model, isOn)),
    apply: (model: Model, segment: string, isOn: boolean) => make(applying(read(), model, segment, isOn)),
    describe: (model: Model, description: string) =>
      make([{ kind: 'business', modelSelection: describing(read(), model, description) }]),
  }
}
