import { labelOf } from '#course/shared/segments.ts'
import {
  durations,
  paymentFrequencies,
  purchaseFrequencies,
  searchKinds,
  tangibilities,
} from '#domain/options/products.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { words } from './words.ts'

const told = [
  ['search', searchKinds],
  ['frequency', purchaseFrequencies],
  ['payment', paymentFrequencies],
  ['tangibility', tangibilities],
  ['duration', durations],
] as const

/** What module four says of how this customer buys it. */
export function BuyingCard({ pair: { match } }: { pair: Pair }) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlan()
  const said = told.flatMap(([name, options]) => labelOf(options, match?.[name], locale) || [])
  return (
    <Card wash="leaf">
      <Heading level={3}>{text.card}</Heading>
      {said.length > 0 ? (
        <List gap="s">
          {said.map((label) => (
            <li key={label}>
              <Pill>{label}</Pill>
            </li>
          ))}
        </List>
      ) : (
        <Soft>{isEditable ? text.noCard : text.noCardRead}</Soft>
      )}
    </Card>
  )
}
