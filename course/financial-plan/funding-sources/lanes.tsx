import { useState } from 'react'
import { type Status, sourcesOf } from '#course/financial-plan/shared/funding-rows.ts'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useTextKeys } from '#web/step-kit/text-keys.ts'
import { lanesOf } from './funding.ts'
import classes from './lanes.module.css'
import { SourceCard } from './source-card.tsx'
import { useFunding } from './use-funding.ts'
import { words } from './words.ts'

/** Three lanes from sure to hoped for. A card is dragged on, or moved by its own field. */
export function Lanes() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { change } = useFunding()
  const [dragged, setDragged] = useState<number | null>(null)
  const keys = useTextKeys(sourcesOf(data).map((source) => JSON.stringify(source)))
  const money = amountsOf(data, locale)
  const about = isEditable ? text.laneAbout : text.laneAboutRead

  function drop(status: Status) {
    if (dragged !== null) change(dragged, { status })
    setDragged(null)
  }

  return (
    <section className={classes.lanes} aria-label={text.lanes}>
      {lanesOf(data).map(({ status, own, amount }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop; each card also has a field for it
        <div
          key={status.value}
          onDragOver={(event) => {
            if (dragged !== null) event.preventDefault()
          }}
          onDrop={() => drop(status.value)}
        >
          <Card isSmall wash="grey">
            <Heading level={3}>
              {status[locale]}:{' '}
              <span className="figures">
                <Calculated
                  figure={{ name: 'fundingOf', kind: status.value }}
                  of={`${text.lanes}, ${status[locale]}`}
                >
                  {money(amount)}
                </Calculated>
              </span>
            </Heading>
            <Soft isSmall>{about[status.value]}</Soft>
            {own.length === 0 ? <Soft isSmall>{text.laneEmpty}</Soft> : null}
            <List gap="s">
              {own.map(({ source, place }) => (
                <SourceCard
                  key={keys[place]}
                  source={source}
                  place={place}
                  onDrag={(isDragged) => setDragged(isDragged ? place : null)}
                />
              ))}
            </List>
          </Card>
        </div>
      ))}
    </section>
  )
}
