import { definitions } from '#domain/options/models.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './definitions.module.css'
import { type Definition, type Marker, markers, placeOf, step } from './spectrum.ts'
import { words } from './words.ts'

/** The six places of the line, each with both markers to put there. */
export function Definitions() {
  const locale = useLocale()
  const text = words[locale]
  return (
    <List isOrdered columns="wide" gap="m" aria-label={text.line}>
      {definitions.map(({ value, [locale]: label }) => (
        <Card key={value} as="li" isSmall>
          <Heading level={3}>{label}</Heading>
          <p>{text.about[value]}</p>
          <Soft isSmall>{text.forms[value]}</Soft>
          <Row>
            {markers.map((marker) => (
              <MarkerChoice key={marker} marker={marker} definition={value} label={label} />
            ))}
          </Row>
        </Card>
      ))}
    </List>
  )
}

type Props = { marker: Marker; definition: Definition; label: string }

function MarkerChoice({ marker, definition, label }: Props) {
  const text = words[useLocale()]
  const { data, write, isEditable } = usePlan()
  const isHere = placeOf(data, marker).definition === definition
  const said = text.markers[marker]
  if (!isEditable) return isHere ? <Pill>{said}</Pill> : null
  return (
    <label className={classes.marker} data-marker={marker}>
      <input
        type="radio"
        name={`${step}-${marker}`}
        aria-label={text.place(said, label)}
        checked={isHere}
        onChange={() => write.save({ step, key: marker }, { value: definition })}
      />
      {said}
    </label>
  )
}

/** What the line as a whole lacks. */
export function MissingPlaces() {
  const text = words[useLocale()]
  const gaps = { today: useGap('today'), target: useGap('target') }
  return markers.map((marker) =>
    gaps[marker] ? (
      <Stack key={marker} data-field={marker}>
        <Fault>
          {text.markers[marker]}: {gaps[marker]}
        </Fault>
      </Stack>
    ) : null,
  )
}
