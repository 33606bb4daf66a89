import { Title } from '@mantine/core'
import { leastActivities } from '#course/shared/activities.ts'
import { impactOf } from '#course/understanding-the-problem/shared/impact-chain.ts'
import { chosenCauses } from '#course/understanding-the-problem/shared/interview.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { CauseSection } from './cause-section.tsx'
import { byFirstCause, causesOf, linksOf } from './chain.ts'
import { chainPicture } from './chain-picture.ts'
import { room } from './room.ts'
import classes from './screen.module.css'
import { words } from './words.ts'

/** What is done about each cause, how many it reaches, and what changes for them. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const causes = causesOf(data)
  const groups = byFirstCause(causes, linksOf(data))
  const links = groups.flatMap((group) => group.links)
  const chosen = links.filter((link) => link.isChosen).length
  const first = chosenCauses(data).length > 0 ? 'making-sense' : 'choosing-the-causes'
  const causesFirst = <MissingPrerequisite step={first} about={text.noCauses} />
  if (causes.length === 0 && links.length === 0) return causesFirst
  const isEnough = chosen >= leastActivities
  return (
    <Room isWide>
      {causes.length === 0 && isEditable ? causesFirst : null}
      <Told tone={isEnough ? 'leaf' : 'warn'} data-field="activities">
        <strong>{text.chosen(chosen)}</strong> {isEnough ? text.enough : text.chosenHint}
      </Told>
      {links.length > 0 ? (
        <section className={classes.chain}>
          <Title order={2}>{text.intro}</Title>
          <PictureDrawing
            className={classes.picture}
            picture={chainPicture({ causes, links, impact: impactOf(data) }, locale, (activities, outcomes) =>
              text.pictureLabel(causes.length, activities, outcomes),
            )}
          />
        </section>
      ) : null}
      <Columns
        share="narrow"
        isLate
        isSticky
        side={
          <Card wash="leaf">
            <PlanField of={room} words={words} name="impact" isLong />
          </Card>
        }
      >
        {groups.map(({ cause, links: own }) => (
          <CauseSection key={cause?._id ?? 'loose'} cause={cause} own={own} links={links} causes={causes} />
        ))}
      </Columns>
    </Room>
  )
}
