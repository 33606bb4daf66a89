import { Title } from '@mantine/core'
import { impactOf } from '#course/understanding-the-problem/shared/impact-chain.ts'
import { chosenCauses } from '#course/understanding-the-problem/shared/interview.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { CauseSection } from './cause-section.tsx'
import { byFirstCause, causesOf, leastChosen, linksOf } from './chain.ts'
import { chainPicture } from './chain-picture.ts'
import classes from './screen.module.css'
import { words } from './words.ts'

/** What is done about each cause, how many it reaches, and what changes for them. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, isEditable } = usePlan()
  const causes = causesOf(data)
  const groups = byFirstCause(causes, linksOf(data))
  const links = groups.flatMap((group) => group.links)
  const impact = impactOf(data)
  const chosen = links.filter((link) => link.isChosen).length
  const first = chosenCauses(data).length > 0 ? 'making-sense' : 'choosing-the-causes'
  const causesFirst = <MissingPrerequisite step={first} about={text.noCauses} />
  if (causes.length === 0 && links.length === 0) return causesFirst
  return (
    <div className={classes.room}>
      {causes.length === 0 && isEditable ? causesFirst : null}
      <p className={classes.count} data-field="activities" data-enough={chosen >= leastChosen}>
        <strong>{text.chosen(chosen)}</strong> {chosen < leastChosen ? text.chosenHint : text.enough}
      </p>
      {links.length > 0 ? (
        <section className={classes.chain}>
          <Title order={2}>{text.intro}</Title>
          <PictureDrawing
            className={classes.picture}
            picture={chainPicture({ causes, links, impact }, locale, (activities, outcomes) =>
              text.pictureLabel(causes.length, activities, outcomes),
            )}
          />
        </section>
      ) : null}
      <div className={classes.work}>
        <div className={classes.causes}>
          {groups.map(({ cause, links: own }) => (
            <CauseSection
              key={cause?._id ?? 'loose'}
              cause={cause}
              own={own}
              links={links}
              causes={causes}
              words={text}
            />
          ))}
        </div>
        <section className={classes.impact}>
          <PlanText
            field="impact"
            label={text.impact}
            hint={text.impactHint}
            value={impact}
            onSave={(value) => write.save({ step: 'activities-outcomes', key: 'impact' }, { value })}
            isLong
          />
        </section>
      </div>
    </div>
  )
}
