import { useState } from 'react'
import { nameOf } from '#course/shared/segments.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { MissingCustomers } from '#web/step-kit/parts/missing-customers.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { Fold } from '#web/ui/fold.tsx'
import { activitiesAt, type EditedStage, marketingActivities } from './activities.ts'
import { litFunnel } from './funnel-picture.ts'
import { titleOf } from './funnel-words.ts'
import { StageCard } from './stage-card.tsx'
import { workedOut } from './stage-rules.ts'
import { stageWords } from './stage-words.ts'

type Props = { stage: EditedStage }

/** One end of the funnel: each activity with its message, its people and its budget. */
export function StageEditor({ stage }: Props) {
  const locale = useLocale()
  const text = stageWords[stage][locale]
  const { data, queue, isEditable } = usePlan()
  const isWide = useIsWide()
  const gap = useGap('activities')
  const all = activitiesAt(data, stage)
  if (pairsOf(data).length === 0) return <MissingCustomers of="pairs" />
  const side = (
    <Stack>
      {isWide ? <PictureDrawing picture={litFunnel(marketingActivities(data), locale, stage)} /> : null}
      {isEditable ? <NewActivity stage={stage} /> : null}
    </Stack>
  )
  return (
    <Room isWide>
      <Columns share="third" isSticky side={side}>
        <Stack data-field="activities">
          <Row>
            <Pill isStatus>{text.count(workedOut(data, stage).length, all.length)}</Pill>
          </Row>
          <Fault>{gap}</Fault>
          {all.length === 0 ? <Soft>{isEditable ? text.empty : text.none}</Soft> : null}
          <List gap="l">
            {all.map((activity) => (
              <StageCard key={queue.firstId(activity._id)} activity={activity} stage={stage} />
            ))}
          </List>
        </Stack>
      </Columns>
    </Room>
  )
}

/** A name of one's own or an idea of the library, for the pair that is chosen. */
function NewActivity({ stage }: Props) {
  const locale = useLocale()
  const text = stageWords[stage][locale]
  const { data, write } = usePlan()
  const pairs = pairsOf(data)
  const [chosen, choose] = useState(pairs[0]?.key ?? null)
  const pair = pairs.find(({ key }) => key === chosen) ?? pairs[0]
  const names = activitiesAt(data, stage).map((activity) => titleOf(activity, locale))
  // Who takes one idea may take another.
  const [startsOpen] = useState(names.length === 0)
  if (!pair) return null

  function add(name: string) {
    const place = { segmentId: pair?.segment._id ?? null, offeringId: pair?.offering._id ?? null }
    write.insert('activity', { name, activityType: stage, selected: false, ...place })
  }

  return (
    <Card wash="leaf">
      {pairs.length > 1 ? (
        <PickOne
          label={text.newFor}
          value={pair.key}
          options={pairs.map(({ key, offering, segment }) => ({
            value: key,
            label: text.pair(nameOf(offering, locale), nameOf(segment, locale)),
          }))}
          onPick={choose}
        />
      ) : null}
      <AddLine label={text.add} keptAs="new" others={names} onAdd={add} />
      <Fold label={text.library} open={startsOpen}>
        <Stack gap="m">
          {text.settings.map(({ title, ideas }) => (
            <Ideas
              key={title}
              label={title}
              ideas={ideas.filter((idea) => !names.includes(idea))}
              of={title}
              onTake={add}
            />
          ))}
        </Stack>
      </Fold>
    </Card>
  )
}
