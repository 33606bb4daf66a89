import { Button } from '@mantine/core'
import { useState } from 'react'
import { allBoxes } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Counters } from './counters.tsx'
import { Outline } from './outline.tsx'
import { Picture } from './picture.tsx'
import { TreeProvider, useTree } from './tree-context.tsx'

/** Why does it happen, and what does it lead to: one tree, as a picture or as a list. */
export function Screen() {
  return (
    <TreeProvider>
      <TreeScreen />
    </TreeProvider>
  )
}

type View = 'picture' | 'list'

function TreeScreen() {
  const { tree, trunk, text, said, isEditable, open, setOpen } = useTree()
  const [view, setView] = useState<View>(() =>
    window.matchMedia('(min-width: 600px)').matches ? 'picture' : 'list',
  )
  const isEmpty = allBoxes(tree).length === 0
  if (isEmpty && trunk === '')
    return <MissingPrerequisite step="defining-your-problem" about={text.noProblem} />
  return (
    <Room>
      <Row>
        <Segments
          aria-label={text.view}
          value={view}
          onChange={(next) => {
            setOpen(null)
            setView(next)
          }}
          data={[
            { value: 'picture', label: text.picture },
            { value: 'list', label: text.list },
          ]}
        />
        <Counters />
      </Row>
      {tree.cause.length === 0 && isEditable && !open ? (
        <Card wash="leaf">
          <p>
            <strong>{text.noRoots}</strong>
          </p>
          {isEmpty ? <p>{text.example}</p> : null}
          <Row>
            <Button
              leftSection={<Icon name="plus" />}
              onClick={() => setOpen({ kind: 'add', place: { side: 'cause', parent: null } })}
            >
              {text.ask.cause}
            </Button>
          </Row>
        </Card>
      ) : null}
      {tree.cause.length === 0 && !isEditable && view === 'picture' ? <p>{text.none.cause}</p> : null}
      {view === 'picture' ? <Picture /> : <Outline />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Room>
  )
}
