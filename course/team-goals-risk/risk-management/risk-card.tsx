import { DayField } from '#course/shared/day-field.tsx'
import { riskImpacts, riskLikelihoods } from '#domain/options/finance.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ChoiceField } from '#web/step-kit/choice-field.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { NumberMark, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Parts, Row } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { RiskOwner } from './risk-owner.tsx'
import { type Level, levelOf, needsPlan, type Risk, riskNoPlan } from './risks.ts'
import { keptTitle, useRisks } from './use-risks.ts'
import { words } from './words.ts'

type Props = { risk: Risk; risks: readonly Risk[] }

export const longestTitle = 300

const edges: Readonly<Record<Level, 'leaf' | 'warn' | 'error'>> = {
  low: 'leaf',
  medium: 'warn',
  high: 'error',
  extreme: 'error',
}

/** One risk: how it is weighed, what is done about it, by whom and until when. */
export function RiskCard({ risk, risks }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const { rename, change, answer, remove } = useRisks()
  const { number, title, likelyhood, impact, plan } = risk
  const called = text.risk(number)
  const level = levelOf(risk)
  const planGap = useGap(`plan:${number}`)
  const lacksPlan = needsPlan(risk) && isBlank(plan) && !planGap
  return (
    <Card as="li" isSmall edge={level ? edges[level] : 'plain'} data-field={`title:${number}`}>
      <CardHead actions={<RemoveButton name={title || called} onRemove={() => remove(risk)} />}>
        <Row>
          <NumberMark>{number}</NumberMark>
          {level ? (
            <strong>
              {text.level}: {text.levels[level]}
            </strong>
          ) : null}
        </Row>
      </CardHead>
      <ItemText
        isOneParagraph
        label={`${text.title}: ${called}`}
        keptAs={keptTitle(risk)}
        value={title}
        others={risks.filter((one) => one.number !== number).map((one) => one.title)}
        maxLength={longestTitle}
        onSave={(next) => rename(risk, next)}
      />
      <ChoiceField
        field={`likelyhood:${number}`}
        label={text.likelyhood}
        of={called}
        options={riskLikelihoods}
        value={likelyhood}
        onPick={(next) => change(risk, { likelyhood: next })}
      />
      <ImpactChoice risk={risk} called={called} />
      {impact ? <Soft isSmall>{text.means[impact]}</Soft> : null}
      <PlanText
        field={`plan:${number}`}
        label={isEditable ? text.plan : text.planRead}
        of={called}
        hint={isEditable ? text.planHint : undefined}
        value={plan}
        hasComments={false}
        isLong
        onSave={(next) => change(risk, { plan: next })}
      />
      {lacksPlan ? (
        <Told tone="warn" isStatus>
          {riskNoPlan[locale]}
        </Told>
      ) : null}
      <Parts gap="m">
        <RiskOwner risk={risk} called={called} />
        <DayField
          field={`date:${number}`}
          label={text.date}
          of={called}
          value={risk.date}
          onSave={(date) => answer(risk, { date })}
        />
      </Parts>
    </Card>
  )
}

/** Four words are too many side by side on a phone. */
function ImpactChoice({ risk, called }: { risk: Risk; called: string }) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  const isWide = useIsWide()
  const { change } = useRisks()
  const field = `impact:${risk.number}`
  const gap = useGap(field)
  if (isWide || !isEditable) {
    return (
      <ChoiceField
        field={field}
        label={text.impact}
        of={called}
        options={riskImpacts}
        value={risk.impact}
        onPick={(impact) => change(risk, { impact })}
      />
    )
  }
  return (
    <div data-field={field}>
      <PickOne
        label={text.impact}
        aria-label={`${text.impact}: ${called}`}
        none="–"
        options={riskImpacts}
        value={risk.impact}
        error={gap}
        onPick={(impact) => impact && change(risk, { impact })}
      />
    </div>
  )
}
