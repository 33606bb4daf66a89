import { nameOf, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import classes from './map.module.css'
import { type TieToBuild, tiesToBuild } from './ties.ts'
import { words } from './words.ts'

/** Weak ties to those with power, what to do next, and who could help. */
export function TiesToBuild({ onChoose }: { onChoose: (stakeholder: Stakeholder) => void }) {
  const text = words[useLocale()]
  const build = tiesToBuild(usePlan().data)
  return (
    <Card wash="leaf">
      <Heading>{text.build}</Heading>
      {build.length === 0 ? <Soft>{text.buildNone}</Soft> : <Soft isSmall>{text.buildAbout}</Soft>}
      <List gap="m">
        {build.map((one) => (
          <BuildLine key={one.stakeholder.id} {...one} onChoose={onChoose} />
        ))}
      </List>
    </Card>
  )
}

type LineProps = TieToBuild & { onChoose: (stakeholder: Stakeholder) => void }

function BuildLine({ stakeholder, nextStep, introducers, onChoose }: LineProps) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlan()
  const who = introducers.map((one) => nameOf(one, locale)).join(', ')
  return (
    <li>
      <button type="button" className={classes.name} onClick={() => onChoose(stakeholder)}>
        {nameOf(stakeholder, locale)}
      </button>
      {nextStep ? <p>{nextStep}</p> : <Soft isSmall>{text.noStep}</Soft>}
      <Soft isSmall>
        {who ? `${isEditable ? text.introducers : text.theirIntroducers}: ${who}` : text.noIntroducer}
      </Soft>
    </li>
  )
}
