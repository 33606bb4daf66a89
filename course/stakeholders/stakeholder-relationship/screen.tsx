import { namingStep, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { PictureOrList, useView } from '#web/step-kit/layout/picture-or-list.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Row } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGapsTurn } from '#web/step-kit/step-context.tsx'
import { NetworkMap } from './map.tsx'
import { MapProvider, useMap } from './map-context.tsx'
import { TieCard } from './tie-card.tsx'
import { nextStepOf, strengthsOf, tiesAt, tiesOf } from './ties.ts'
import { TiesToBuild } from './ties-to-build.tsx'
import { words } from './words.ts'

/** How close everybody is, who is tied to whom, and which ties to build: as a picture or as a list. */
export function Screen() {
  return (
    <MapProvider>
      <MapScreen />
    </MapProvider>
  )
}

function MapScreen() {
  const text = words[useLocale()]
  const { stakeholders, choose } = useMap()
  const [view, setView] = useView()
  // What is missing is said in the list.
  useGapsTurn((shows) => shows && setView('list'))
  if (stakeholders.length === 0) return <MissingPrerequisite step={namingStep} about={text.noStakeholders} />
  const { strong, weak, open } = strengthsOf(stakeholders)

  return (
    <Room isWide>
      <Row>
        <PictureOrList view={view} onChange={setView} />
        <Pill isStatus>{text.counts(strong, weak, open)}</Pill>
      </Row>
      <Columns
        isLate
        isSticky={view === 'list'}
        side={
          <>
            {view === 'picture' ? <Chosen /> : null}
            <TiesToBuild onChoose={choose} />
          </>
        }
      >
        {view === 'picture' ? <NetworkMap /> : <TieList />}
      </Columns>
    </Room>
  )
}

function Chosen() {
  const text = words[useLocale()]
  const { queue } = usePlan()
  const { chosen } = useMap()
  if (!chosen) return <Soft>{text.choose}</Soft>
  return <Ties key={queue.firstId(chosen.id)} as="section" stakeholder={chosen} />
}

function TieList() {
  const { queue } = usePlan()
  const { stakeholders } = useMap()
  return (
    <List gap="m">
      {stakeholders.map((stakeholder) => (
        <Ties key={queue.firstId(stakeholder.id)} as="li" stakeholder={stakeholder} />
      ))}
    </List>
  )
}

function Ties({ as, stakeholder }: { as: 'li' | 'section'; stakeholder: Stakeholder }) {
  const { data } = usePlan()
  const { names, drawing, draw } = useMap()
  return (
    <TieCard
      as={as}
      stakeholder={stakeholder}
      nextStep={nextStepOf(data, stakeholder)}
      ties={tiesAt(tiesOf(data), stakeholder)}
      names={names}
      drawing={drawing?.from === stakeholder.id ? drawing : null}
      onDraw={draw}
    />
  )
}
