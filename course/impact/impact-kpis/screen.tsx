import { Button } from '@mantine/core'
import { indicatorsOf, measuredActivities } from '#course/impact/shared/indicators.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Below, Room } from '#web/step-kit/layout/room.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureView } from '#web/step-kit/report/picture-view.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ActivityBlock } from './activity-block.tsx'
import { calendarPicture } from './calendar-picture.ts'
import { words } from './words.ts'

/** How the team will know that outcomes happen: indicators for every chosen activity, and when they are measured. */
export function Screen() {
  const { data } = usePlan()
  const [first, ...others] = measuredActivities(data)
  if (!first) return <MissingActivities />
  return (
    <Room isWide>
      <ActivityBlock key={first.activity._id} measured={first} />
      <Below>
        {others.map((measured) => (
          <ActivityBlock key={measured.activity._id} measured={measured} />
        ))}
        <Calendar />
      </Below>
    </Room>
  )
}

/** Leads to the step of module one in which activities are chosen; readers are only told. */
function MissingActivities() {
  const locale = useLocale()
  const text = words[locale]
  const { project, isEditable } = usePlan()
  if (!isEditable) return <EmptyState title={text.nothing} why={text.missingRead} />
  const place = localePath(locale, `/home/project/${project._id}/one/activities-outcomes`)
  return (
    <div data-field="activities">
      <EmptyState title={text.missing} why={text.missingWhy}>
        <Button component="a" href={place}>
          {text.activities}
        </Button>
      </EmptyState>
    </div>
  )
}

function Calendar() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const isPlanned = indicatorsOf(data).some(({ timeToMeasure }) => timeToMeasure !== '')
  return (
    <Stack gap="s">
      <Heading>{text.calendar}</Heading>
      {isPlanned ? (
        <>
          {isEditable ? <Soft isSmall>{text.calendarHint}</Soft> : null}
          <PictureView picture={calendarPicture(data, locale)} />
        </>
      ) : (
        <Soft>{isEditable ? text.calendarEmpty : text.calendarEmptyRead}</Soft>
      )}
    </Stack>
  )
}
