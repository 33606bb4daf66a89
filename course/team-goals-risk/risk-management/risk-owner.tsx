import { membersOf } from '#course/shared/team.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
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
  const { number, owner } = risk
  const save = (name: string) => answer(risk, { owner: name })
  const names = isEditable && isBlank(owner) ? membersOf(data).map(({ name }) => name) : []
  return (
    <Stack gap="s">
      <PlanText
        field={`owner:${number}`}
        label={text.owner}
        of={called}
        value={owner}
        maxLength={200}
        hasComments={false}
        onSave={save}
      />
      <Ideas
        ideas={[...new Set(names)].filter((name) => !isBlank(name))}
        of={`${text.owner} ${called}`}
        onTake={save}
      />
    </Stack>
  )
}
