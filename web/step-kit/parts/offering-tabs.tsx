import type { ReactNode } from 'react'
import type { RecordOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { MissingCustomers } from './missing-customers.tsx'
import { PartTabs } from './part-tabs.tsx'

type Offering = RecordOf<'offering'>

type Props = {
  isComplete: (offering: Offering) => boolean
  children: (offering: Offering) => ReactNode
}

const words = {
  en: { offerings: 'Offerings', nameless: 'Without a name' },
  es: { offerings: 'Productos y servicios', nameless: 'Sin nombre' },
} as const

/** One tab for each offering, ticked when complete. */
export function OfferingTabs({ isComplete, children }: Props) {
  const text = words[useLocale()]
  const offerings = usePlan().data.offering ?? []
  if (offerings.length === 0) return <MissingCustomers of="pairs" />
  return (
    <PartTabs
      label={text.offerings}
      parts={offerings.map((offering) => ({
        key: offering._id,
        name: offering.name || text.nameless,
        isComplete: isComplete(offering),
      }))}
    >
      {(key) => {
        const offering = offerings.find(({ _id }) => _id === key)
        return offering ? children(offering) : null
      }}
    </PartTabs>
  )
}
