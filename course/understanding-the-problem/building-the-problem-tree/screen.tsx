import { allBoxes } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { CountList } from '#web/step-kit/check-list.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { PictureOrList, useView } from '#web/step-kit/layout/picture-or-list.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { AskAtTrunk } from './ask-buttons.tsx'
import { Outline } from './outline.tsx'
import { Picture } from './picture.tsx'
import { countsOf, goals } from './tree.ts'
import { TreeProvider, useTree } from './tree-context.tsx'

/** Why does it happen, and what does it lead to: one tree, as a picture or as a list. */
export function Screen() {
  return (
    <TreeProvider>
      <TreeScreen />
    </TreeProvider>
  )
}

function TreeScreen() {
  const { tree, trunk, text, isEditable, open, setOpen } = useTree()
  const [view, setView] = useView()
  const isEmpty = allBoxes(tree).length === 0
  if (isEmpty && trunk === '')
    return <MissingPrerequisite step="defining-your-problem" about={text.noProblem} />
  return (
    <Room isWide>
      <Row>
        <PictureOrList
          view={view}
          onChange={(next) => {
            setOpen(null)
            setView(next)
          }}
        />
        <CountList counts={countsOf(tree)} goals={goals} labels={text.counts} />
      </Row>
      {tree.cause.length === 0 && isEditable && !open ? (
        <Card wash="leaf">
          <p>
            <strong>{text.noRoots}</strong>
          </p>
          {isEmpty ? <p>{text.example}</p> : null}
          <Row>
            <AskAtTrunk side="cause" />
          </Row>
        </Card>
      ) : null}
      {tree.cause.length === 0 && !isEditable && view === 'picture' ? <p>{text.none.cause}</p> : null}
      {view === 'picture' ? <Picture /> : <Outline />}
    </Room>
  )
}
