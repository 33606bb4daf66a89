import { Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { intoRow } from '#web/ui/into-row.ts'
import type { Owns } from './part-fields.ts'
import { PartMark } from './part-mark.tsx'
import classes from './parts.module.css'
import { useParts } from './use-parts.ts'

type Part = { readonly key: string; readonly name: string; readonly isComplete: boolean }

type Props = {
  /** What the tabs are called together. */
  label: string
  parts: readonly Part[]
  children: (key: string) => ReactNode
  /** What is the same for all, in a last tab of its own. */
  shared?: { readonly name: string; readonly content: ReactNode } | undefined
  owns?: Owns | undefined
}

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

/** One tab for each part of a step, ticked when complete. */
export function PartTabs({ label, parts, children, shared, owns }: Props) {
  const keys = parts.map(({ key }) => key)
  const { open, choose, marksOf } = useParts(shared ? [...keys, sharedKey] : keys, owns)
  const list = useShownTab(open)
  const shown = parts.find(({ key }) => key === open)
  // What was typed in a tab is saved when it closes, since its fields go.
  return (
    <Tabs value={open ?? null} onChange={(key) => choose(key ?? undefined)} keepMounted={false}>
      <Tabs.List ref={list} className={classes.list} aria-label={label}>
        {parts.map(({ key, name, isComplete }) => (
          <Tabs.Tab key={key} value={key} className={classes.tab}>
            <span className={classes.name}>
              {name}
              <PartMark isComplete={isComplete} {...marksOf(key)} />
            </span>
          </Tabs.Tab>
        ))}
        {shared ? (
          <Tabs.Tab value={sharedKey} className={classes.tab}>
            {shared.name}
          </Tabs.Tab>
        ) : null}
      </Tabs.List>
      {shown ? (
        <Tabs.Panel key={shown.key} value={shown.key} className={classes.panel}>
          {children(shown.key)}
        </Tabs.Panel>
      ) : null}
      {shared ? (
        <Tabs.Panel value={sharedKey} className={classes.panel}>
          {shared.content}
        </Tabs.Panel>
      ) : null}
    </Tabs>
  )
}
