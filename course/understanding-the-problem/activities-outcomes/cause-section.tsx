import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { ActivityCard } from './activity-card.tsx'
import type { Link } from './chain.ts'
import { words } from './words.ts'

type Props = {
  /** Null for activities that no cause claims. */
  cause: Cause | null
  own: readonly Link[]
  links: readonly Link[]
  causes: readonly Cause[]
}

/** A cause and what will be done about it. */
export function CauseSection({ cause, own, links, causes }: Props) {
  const text = words[useLocale()]
  const { write, queue, isEditable } = usePlan()

  function add(name: string) {
    const id = write.insert('activity', { name, activityType: 'impact', selected: false, outcomes: [] })
    if (cause) {
      write.save({ step: 'activities-outcomes', key: 'cause', parent: id }, { valueArr: [cause._id] })
    }
  }

  return (
    <Stack>
      <div>
        {cause ? <Soft isSmall>{text.cause}</Soft> : null}
        <Heading size="h3">{cause ? cause.description : text.loose}</Heading>
      </div>
      {cause || causes.length === 0 ? null : <Soft>{text.looseAbout}</Soft>}
      <List gap="l">
        {own.map((link) => (
          <ActivityCard key={queue.firstId(link.id)} link={link} links={links} causes={causes} />
        ))}
      </List>
      {isEditable && cause ? (
        <AddLine
          label={text.newActivity}
          keptAs={`activity:${cause._id}`}
          button={text.addActivity}
          of={cause.description ?? ''}
          others={links.map((link) => link.name)}
          onAdd={add}
        />
      ) : null}
      {own.length === 0 ? <Soft>{isEditable ? text.empty : text.noActivity}</Soft> : null}
    </Stack>
  )
}
