import { Title } from '@mantine/core'
import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { ActivityCard } from './activity-card.tsx'
import type { Link } from './chain.ts'
import classes from './screen.module.css'
import type { Words } from './words.ts'

type Props = {
  /** Null for activities that no cause claims. */
  cause: Cause | null
  own: readonly Link[]
  links: readonly Link[]
  causes: readonly Cause[]
  words: Words
}

/** A cause and what will be done about it. */
export function CauseSection({ cause, own, links, causes, words }: Props) {
  const { write, queue, isEditable } = usePlan()

  function add(name: string) {
    const id = write.insert('activity', { name, activityType: 'impact', selected: false, outcomes: [] })
    if (cause) {
      write.save({ step: 'activities-outcomes', key: 'cause', parent: id }, { valueArr: [cause._id] })
    }
  }

  return (
    <section className={classes.cause}>
      <Title order={2} size="h3">
        {cause ? (
          <>
            <span className={classes.kind}>{words.cause}</span> {cause.description}
          </>
        ) : (
          words.loose
        )}
      </Title>
      {cause || causes.length === 0 ? null : <p className={classes.soft}>{words.looseAbout}</p>}
      {own.length > 0 ? (
        <ul className={classes.cards}>
          {own.map((link) => (
            <ActivityCard
              key={queue.firstId(link.id)}
              link={link}
              links={links}
              causes={causes}
              words={words}
            />
          ))}
        </ul>
      ) : null}
      {isEditable && cause ? (
        <AddLine
          label={words.newActivity}
          keptAs={`activity:${cause._id}`}
          button={words.addActivity}
          others={links.map((link) => link.name)}
          onAdd={add}
        />
      ) : null}
      {own.length === 0 ? (
        <p className={classes.soft}>{isEditable ? words.empty : words.noActivity}</p>
      ) : null}
    </section>
  )
}
