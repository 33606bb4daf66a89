import type { Measured } from '#course/impact/shared/indicators.ts'
import { selectOutcome } from '#course/shared/activities.ts'
import { itemProblem } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { AddForm, addByEnter } from '#web/step-kit/lists/add-form.tsx'
import { FoldedForm } from '#web/step-kit/lists/folded-form.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { longestKpi } from './indicator-card.tsx'
import { useIndicators } from './use-indicators.ts'
import { words } from './words.ts'

type Props = { measured: Measured; name: string }
type Draft = { readonly outcome: string | null; readonly kpi: string }

const textOf = ({ kpi }: Draft) => (kpi.trim() === '' ? null : kpi)

/** An outcome and a number for it; how it is measured is said on the card. */
export function NewIndicator({ measured, name }: Props) {
  const text = words[useLocale()]
  const keptAs = `new:${measured.activity._id}`
  return (
    <FoldedForm label={text.newIndicator} of={name} isOpen={measured.indicators.length === 0} keptAs={keptAs}>
      <Card wash="leaf" isSmall>
        <Form measured={measured} name={name} keptAs={keptAs} />
      </Card>
    </FoldedForm>
  )
}

function Form({ measured: { activity, outcomes, indicators }, name, keptAs }: Props & { keptAs: string }) {
  const text = words[useLocale()]
  const { add } = useIndicators()
  const others = indicators.map(({ kpi }) => kpi)
  const { draft, change, clear, errorOf, isWhole } = useFormDraft({
    keptAs,
    blank: { outcome: outcomes.length === 1 ? (outcomes[0] ?? null) : null, kpi: '' } as Draft,
    textOf,
    problemsOf: ({ outcome, kpi }) => {
      const problem = itemProblem(kpi, others, longestKpi)
      return {
        ...(outcome && outcomes.includes(outcome) ? {} : { outcome: selectOutcome }),
        ...(problem ? { kpi: problem } : {}),
      }
    },
  })

  function handleAdd() {
    if (!isWhole()) return
    add(activity._id, { outcome: draft.outcome ?? '', kpi: draft.kpi.trim() })
    clear()
  }

  return (
    <AddForm keptAs={keptAs} button={text.add} of={name} onAdd={handleAdd}>
      <PickOne
        label={text.outcome}
        aria-label={`${text.outcome}: ${name}`}
        none={text.choose}
        options={outcomes}
        value={draft.outcome}
        error={errorOf('outcome')}
        onPick={(outcome) => change({ outcome })}
      />
      <GrowingTextarea
        label={text.kpi}
        aria-label={`${text.kpi}: ${name}`}
        description={text.kpiHint}
        leastRows={1}
        isOneParagraph
        maxLength={longestKpi}
        value={draft.kpi}
        error={errorOf('kpi')}
        onChange={(event) => change({ kpi: event.currentTarget.value })}
        onKeyDown={addByEnter}
      />
    </AddForm>
  )
}
