import { useEffect, useRef, useState } from 'react'
import { membersOf } from '#course/shared/team.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import type { Risk } from './risks.ts'
import { useRisks } from './use-risks.ts'
import { words } from './words.ts'

type Props = { risk: Risk; called: string }

/** Who takes care of a risk: somebody of the team with one press, or whoever is written. */
export function RiskOwner({ risk, called }: Props) {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const { answer } = useRisks()
  const place = useRef<HTMLDivElement>(null)
  const [isTaken, setTaken] = useState(false)
  const { number, owner } = risk
  const offers = isEditable && isBlank(owner)
  const names = offers ? membersOf(data).map(({ name }) => name) : []

  function take(name: string) {
    answer(risk, { owner: name })
    setTaken(true)
  }

  // The names go away with the press: who pressed goes on in the field, once the name stands there.
  useEffect(() => {
    if (!isTaken || isBlank(owner)) return
    place.current?.querySelector('textarea')?.focus()
    setTaken(false)
  }, [isTaken, owner])

  return (
    <div ref={place}>
      <PlanText
        field={`owner:${number}`}
        label={text.owner}
        of={called}
        value={owner}
        maxLength={200}
        hasComments={false}
        onSave={(next) => answer(risk, { owner: next })}
      />
      <Ideas
        ideas={[...new Set(names)].filter((name) => !isBlank(name))}
        of={`${text.owner} ${called}`}
        onTake={take}
      />
    </div>
  )
}
