import { useState } from 'react'
import { labelOf } from '#course/shared/segments.ts'
import { namingStep, stakeholderKey, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { segmentRoles } from '#domain/options/customers.ts'
import { useSameParts } from '#web/data/same-parts.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CountList } from '#web/step-kit/check-list.tsx'
import { ImportDrawer } from '#web/step-kit/import/import-drawer.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { GroupLane } from './group-lane.tsx'
import classes from './lanes.module.css'
import { counted, goals, lanesOf } from './list.ts'
import { type Offer, offersOf, takenOver } from './offers.ts'
import { words } from './words.ts'

/** With more, the middle of the lanes is far from the top. */
const crowd = 12

/** Everybody around the business, in eight groups. */
export function Screen() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const [moved, setMoved] = useState<string | null>(null)
  const stakeholders = stakeholdersOf(data)
  // As it was when the screen was opened: the business moves under nobody's hand.
  const [isCrowded] = useState(stakeholders.length > crowd)
  // The same list as long as the names are the same: no card is drawn again for the words of another.
  const names = useSameParts(stakeholders.map(({ name }) => name))
  if (stakeholders.length === 0 && !isEditable) return <EmptyState title={text.noneYet} why={text.noneWhy} />
  const { lanes, without } = lanesOf(stakeholders)
  const lane = { all: stakeholders, names, moved, onMove: setMoved }
  return (
    <Room isWide>
      <div className={classes.lanes} data-crowded={isCrowded}>
        <section className={classes.centre}>
          <Heading>{isEditable ? text.centre : text.centreRead}</Heading>
          {isEditable ? <Soft>{text.around}</Soft> : null}
          <CountList counts={counted(stakeholders)} goals={goals} labels={text.counts} />
          <Import />
        </section>
        {lanes.map(({ group, cards }) => (
          <GroupLane key={group} group={group} cards={cards} {...lane} />
        ))}
        {without.length > 0 ? <GroupLane group={null} cards={without} {...lane} /> : null}
      </div>
    </Room>
  )
}

const sources = ['segments', 'solutions', 'people'] as const

/** Whoever is known from earlier steps, as cards to take over. */
function Import() {
  const locale = useLocale()
  const text = words[locale]
  const { data, write } = usePlan()
  const offers = offersOf(data, stakeholdersOf(data))
  const roleOf = ({ role }: Offer) => labelOf(segmentRoles, role, locale)
  const itemOf = (offer: Offer) => {
    const about = roleOf(offer)
    return { id: offer.id, text: offer.name, isTaken: offer.isTaken, ...(about ? { about } : {}) }
  }
  function take(ids: readonly string[]) {
    for (const offer of offers.filter(({ id }) => ids.includes(id)))
      write.append({ step: namingStep, key: stakeholderKey, parent: offer.parent }, takenOver(offer))
  }
  return (
    <ImportDrawer
      label={text.import}
      hint={text.importHint}
      empty={text.importEmpty}
      groups={sources.map((from) => ({
        title: text.from[from],
        items: offers.filter((offer) => offer.from === from).map(itemOf),
      }))}
      onImport={take}
    />
  )
}
