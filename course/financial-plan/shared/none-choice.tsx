import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { needsNone } from './needs-none.ts'

type Props = { step: string; children: string }

/** An empty list is an answer too, once somebody says so. */
export function NoneChoice({ step, children }: Props) {
  const { data, write, isEditable } = usePlan()
  const isNone = needsNone(data, step)
  if (!isEditable) return isNone ? <p>{children}</p> : null
  return (
    <div data-field="none">
      <Switch
        look="tick"
        checked={isNone}
        onChange={(selected) => write.save({ step, key: 'none' }, { selected })}
      >
        {children}
      </Switch>
    </div>
  )
}
