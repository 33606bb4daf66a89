import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { RecordOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { intoRow } from '#web/ui/into-row.ts'
import { MissingCustomers } from './missing-customers.tsx'
import type { Owns } from './part-fields.ts'
import { PartMark } from './part-mark.tsx'
import classes from './parts.module.css'
import { useParts } from './use-parts.ts'

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

const sharedKey = 'shared'

/** On a phone the tabs stand in one line, which is pulled: one that opens by itself comes into sight. */
function useShownTab(open: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const former = useRef(open)
  useEffect(() => {
    // The first is in sight, and looking where it stands would cost a layout of the whole page.
    if (former.current !== open) intoRow(list.current?.querySelector('[aria-selected="true"]') ?? null)
    former.current = open
  }, [open])
  return list
}

/** One tab for each segment, ticked when complete. */
export function SegmentTabs({ isComplete, children, shared, owns }: Props) {
  const text = words[useLocale()]
  const { data } = usePlan()
  const segments = data.segment ?? []
  const keys = segments.map(({ _id }) => _id)
  const { open, choose, marksOf } = useParts(shared ? [...keys, sharedKey] : keys, owns)
  const list = useShownTab(open)
  if (segments.length === 0) return <MissingCustomers of="segments" />
  const shown = segments.find(({ _id }) => _id === open)
  // What was typed in a tab is saved when it closes, since its fields go.
  return (
    <Tabs value={open ?? null} onChange={(key) => choose(key ?? undefined)} keepMounted={false}>
      <Tabs.List ref={list} className={classes.list} aria-label={text.segments}>
        {segments.map((segment) => (
          <Tabs.Tab key={segment._id} value={segment._id} className={classes.tab}>
            <span className={classes.name}>
              {segment.name || text.nameless}
              <PartMark isComplete={isComplete(segment)} {...marksOf(segment._id)} />
            </span>
          </Tabs.Tab>
        ))}
        {shared ? (
          <Tabs.Tab value={sharedKey} className={classes.tab}>
            {text.shared}
          </Tabs.Tab>
        ) : null}
      </Tabs.List>
      {shown ? (
        <Tabs.Panel key={shown._id} value={shown._id} className={classes.panel}>
          {children(shown)}
        </Tabs.Panel>
      ) : null}
      {shared ? (
        <Tabs.Panel value={sharedKey} className={classes.panel}>
          {shared}
        </Tabs.Panel>
      ) : null}
    </Tabs>
  )
}
