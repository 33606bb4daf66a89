import { nameOf, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cardId } from './stakeholder-card.tsx'
import classes from './understanding.module.css'
import { words } from './words.ts'

/** Who could stop the business and wants to, before everything else. Each name leads to its card. */
export function Opponents({ opponents }: { opponents: readonly Stakeholder[] }) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  if (opponents.length === 0)
    return <Soft isSmall>{isEditable ? text.noOpponents : text.noOpponentsRead}</Soft>
  return (
    <section className={classes.strip}>
      <strong>
        <Icon name="cross" /> {isEditable ? text.opponents : text.opponentsRead}
      </strong>
      <ul>
        {opponents.map((one) => (
          <li key={one.id}>
            <a href={`#${cardId(one.id)}`}>{nameOf(one, locale)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
