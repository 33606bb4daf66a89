import { hasWork, type Marketing, type Stage, stages } from '#course/marketing-and-sales/shared/activities.ts'
import { ActivityWork } from '#course/marketing-and-sales/shared/activity-work.tsx'
import { titleOf } from '#course/marketing-and-sales/shared/funnel-words.ts'
import { labelOf } from '#course/shared/segments.ts'
import { activityTypes } from '#domain/options/marketing.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { GrowingList } from '#web/step-kit/lists/growing-list.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import classes from './funnel.module.css'
import { ideasIn, newIdea, strongPains } from './funnel.ts'
import { words } from './words.ts'

type Props = { pair: Pair; stage: Stage }

/** One band of the funnel: its question, and the ideas that answer it. */
export function Band({ pair, stage }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, isEditable } = usePlan()
  const title = labelOf(activityTypes, stage, locale)
  const who = pair.segment.profile?.name?.trim() || text.somebody
  const own = ideasIn(data, pair, stage)
  const others = stages.filter((one) => one !== stage).flatMap((one) => ideasIn(data, pair, one))
  const place = { segmentId: pair.segment._id, offeringId: pair.offering._id }
  const pains = stage === 'bofu' ? strongPains(data, pair.segment._id) : []
  return (
    <section className={classes.band} data-stage={stage} aria-label={title}>
      <Stack gap="s">
        <Heading>{title}</Heading>
        <p>{text.questions[stage](who)}</p>
        {pains.length > 0 ? (
          <Soft isSmall>
            {text.pains}: {pains.join(' · ')}
          </Soft>
        ) : null}
        {isEditable ? <Soft isSmall>{stage === 'mofu' ? text.optional : text.next[stage]}</Soft> : null}
      </Stack>
      <GrowingList
        kind="activity"
        form={newIdea(stage, pair)}
        lines={own.map((activity) => ({
          id: activity._id,
          text: activity.name ?? '',
          consequence: hasWork(activity) ? text.goesToo : undefined,
        }))}
        of={title}
        words={{ line: text.line(title), add: text.add, none: text.empty }}
        others={others.map((activity) => titleOf(activity, locale))}
        hasComments
        onAdd={(name) => write.insert('activity', { name, activityType: stage, selected: false, ...place })}
        onChange={(id, name) => write.update('activity', id, { name })}
        onRemove={(id) => write.remove('activity', id)}
        below={({ id }) => {
          const activity = own.find(({ _id }) => _id === id)
          return activity ? <Below activity={activity} /> : null
        }}
      />
    </section>
  )
}

/** Choosing another band moves the idea there; those of the middle are worked out where they stand. */
function Below({ activity }: { activity: Marketing }) {
  const locale = useLocale()
  const text = words[locale]
  const { write, isEditable } = usePlan()
  return (
    <Stack gap="m">
      {isEditable ? (
        <PickOne
          size="sm"
          aria-label={text.band(titleOf(activity, locale))}
          value={activity.activityType}
          options={activityTypes.filter(({ value }) => value !== 'impact')}
          onPick={(next) => next && write.update('activity', activity._id, { activityType: next })}
        />
      ) : null}
      {activity.activityType === 'mofu' ? <ActivityWork activity={activity} /> : null}
    </Stack>
  )
}
