import { useState } from 'react'
import type { Pair } from '#domain/plan/pairs.ts'
import { untouchedOffering } from '#domain/plan/untouched-offering.ts'
import { shortened } from '#domain/text.ts'
import { useSameParts } from '#web/data/same-parts.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useOpenPart } from '#web/step-kit/half-typed/use-open-part.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { MissingCustomers } from '#web/step-kit/parts/missing-customers.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OfferingCard } from './offering-card.tsx'
import classes from './offerings.module.css'
import { hasOrigin, keyOf, longestName, pairMap, suggestions } from './offerings.ts'
import { PairGrid } from './pair-grid.tsx'
import { PairPanel } from './pair-panel.tsx'
import { UntickDialog } from './untick-dialog.tsx'
import { words } from './words.ts'

const none: readonly [] = []

/** Products and services, and for whom each one is. */
export function Screen() {
  const text = words[useLocale()]
  const { data, queue, isEditable } = usePlan()
  const [asked, setAsked] = useState<Pair | null>(null)
  const [open, setOpen] = useOpenPart<string | null>(null, pairOf)
  const { offering: offerings = none, segment: segments = none } = data
  const names = useSameParts(offerings.map(({ name }) => name ?? ''))
  const pairs = pairMap(data)
  if (segments.length === 0) return <MissingCustomers of="segments" />
  if (offerings.length === 0 && !isEditable) return <EmptyState title={text.noneYet} why={text.noneWhy} />
  const ask = (segment: string, offering: string) => setAsked(pairs.get(keyOf(segment, offering)) ?? null)
  // A pair that was made without a connection gets another key when it is back.
  const renamed = open?.replace(/new-[\w-]+/g, (id) => queue.realId(id) ?? id) ?? null
  return (
    <Room isWide>
      {isEditable ? <NewOffering /> : null}
      {offerings.length > 0 ? (
        <>
          <Stack>
            <Heading>{text.offerings}</Heading>
            <ul className={classes.cards}>
              {offerings.map((offering, place) => (
                <OfferingCard
                  key={queue.firstId(offering._id)}
                  {...{ offering, names, place, segments }}
                  hasOrigin={hasOrigin(data, offering)}
                  onUntick={(segment) => ask(segment, offering._id)}
                />
              ))}
            </ul>
          </Stack>
          <Stack>
            <div>
              <Heading>{text.matrix}</Heading>
              {isEditable ? <Soft>{text.matrixAbout}</Soft> : null}
            </div>
            <PairGrid open={renamed} onOpen={setOpen} onUntick={setAsked} />
            {isEditable
              ? null
              : [...pairs.values()].map((pair) => (
                  <Card key={pair.key} isSmall>
                    <PairPanel pair={pair} onUntick={() => setAsked(pair)} />
                  </Card>
                ))}
          </Stack>
        </>
      ) : null}
      <UntickDialog pair={asked} onClose={() => setAsked(null)} />
    </Room>
  )
}

/** The pair in whose panel a text stands: `edit:title:{segmentId}:{offeringId}`. */
function pairOf(field: string): string | undefined {
  const [, key] = /^edit:(?:title|does):(.+)$/.exec(field) ?? []
  return key
}

/** Ideas of module one become a card with one press; others are typed. */
function NewOffering() {
  const text = words[useLocale()]
  const { data, write } = usePlan()
  const gap = useGap('offerings')
  const offerings = data.offering ?? []
  const ideas = suggestions(data)
  const add = (name: string, inputId: string | null) =>
    write.insert('offering', {
      ...untouchedOffering,
      name: shortened(name.trim(), longestName),
      inputId,
      segmentMatch: [],
    })
  function take(idea: string) {
    const from = ideas.find(({ value }) => value === idea)
    if (from) add(idea, from._id)
  }
  const line = (
    <div data-field="offerings">
      <AddLine
        label={offerings.length === 0 ? text.firstOffering : text.newOffering}
        keptAs="offerings"
        others={offerings.map(({ name }) => name ?? '')}
        maxLength={longestName}
        gap={gap}
        onAdd={(name) => add(name, null)}
      />
    </div>
  )
  return (
    <Stack>
      {ideas.length > 0 ? (
        <Card wash="leaf" isSmall>
          <Heading level={2} size="h5">
            {text.fromWhat}
          </Heading>
          <Ideas ideas={[...new Set(ideas.map(({ value }) => value ?? ''))]} onTake={take} />
        </Card>
      ) : null}
      {offerings.length === 0 ? (
        <EmptyState title={text.emptyTitle} why={text.emptyWhy} example={text.emptyExample}>
          {line}
        </EmptyState>
      ) : (
        line
      )}
    </Stack>
  )
}
