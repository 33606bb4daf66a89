import type { ReactNode } from 'react'
import type { RecordOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { MissingCustomers } from './missing-customers.tsx'
import type { Owns } from './part-fields.ts'
import { PartTabs } from './part-tabs.tsx'

type Segment = RecordOf<'segment'>

type Props = {
  isComplete: (segment: Segment) => boolean
  children: (segment: Segment) => ReactNode
  /** What is the same for all segments, in a last tab of its own. */
  shared?: ReactNode
  /** Where the names of fields do not bear the id of their segment. */
  owns?: Owns
}

const words = {
  en: { segments: 'Customer segments', nameless: 'Without a name', shared: 'Same for all' },
  es: { segments: 'Segmentos de clientes', nameless: 'Sin nombre', shared: 'Igual para todos' },
} as const

/** One tab for each segment, ticked when complete. */
export function SegmentTabs({ isComplete, children, shared, owns }: Props) {
  const text = words[useLocale()]
  const segments = usePlan().data.segment ?? []
  if (segments.length === 0) return <MissingCustomers of="segments" />
  return (
    <PartTabs
      label={text.segments}
      parts={segments.map((segment) => ({
        key: segment._id,
        name: segment.name || text.nameless,
        isComplete: isComplete(segment),
      }))}
      shared={shared ? { name: text.shared, content: shared } : undefined}
      owns={owns}
    >
      {(key) => {
        const segment = segments.find(({ _id }) => _id === key)
        return segment ? children(segment) : null
      }}
    </PartTabs>
  )
}
