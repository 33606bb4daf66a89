import { labelOf } from '#course/shared/segments.ts'
import { customerRelations } from '#domain/options/stakeholders.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { LineIcon } from '#web/ui/line-icon.tsx'
import { allAnswers, answersIn, questions, relationKindOf } from './buying.ts'
import { signs } from './signs.ts'
import { words } from './words.ts'

/** The offering as its customer sees it: it fills with signs, and says what that means for selling. */
export function ProductCard({ pair }: { pair: Pair }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { match } = pair
  const kind = relationKindOf(data, pair)
  const rows = [
    ...questions.flatMap(({ name, options }) => {
      const value = match?.[name]
      const paths: Readonly<Record<string, string>> = signs[name]
      return value ? [{ name, sign: paths[value] ?? '', label: labelOf(options, value, locale) }] : []
    }),
    ...(kind
      ? [{ name: 'relation', sign: signs.relation[kind], label: labelOf(customerRelations, kind, locale) }]
      : []),
  ]
  const advice = match?.search ? text.adviceBy[match.search] : null
  return (
    <Card wash="leaf">
      <Pill isStatus>{text.answered(answersIn(data, pair), allAnswers)}</Pill>
      <List gap="s">
        {rows.map(({ name, sign, label }) => (
          <li key={name}>
            <Row>
              <LineIcon path={sign} size={24} /> {label}
            </Row>
          </li>
        ))}
      </List>
      <Stack gap="s">
        <Heading level={3}>{text.advice}</Heading>
        {advice ? (
          <p role="status">{advice}</p>
        ) : (
          <Soft>{isEditable ? text.noAdvice : text.noAdviceRead}</Soft>
        )}
      </Stack>
    </Card>
  )
}
