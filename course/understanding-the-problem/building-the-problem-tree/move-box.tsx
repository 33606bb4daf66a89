import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { Box } from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { Place } from '#course/understanding-the-problem/shared/tree-layout.ts'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { boxOf, placesFor } from './growth.ts'
import { useTree } from './tree-context.tsx'

/** The same move as dragging, by a list of all places that fit. */
export function MoveBox({ box }: { box: Box }) {
  const { tree, text, move } = useTree()
  const [chosen, setChosen] = useState('')
  const places = placesFor(tree, box)
  if (places.length === 0) return null

  function nameOf({ side, parent }: Place): string {
    const target = boxOf(tree, parent)
    return target ? `${text.level(side, target.depth)}: ${target.text}` : text.atTrunk[side]
  }

  function handleMove() {
    const place = places[Number(chosen)]
    if (chosen === '' || !place) return
    setChosen('')
    move(box, place)
  }

  return (
    <Row>
      <NativeSelect
        size="md"
        style={{ flex: '1 1 10rem', minWidth: 0 }}
        label={text.moveTo}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: text.stay },
          ...places.map((place, index) => ({ value: String(index), label: nameOf(place) })),
        ]}
      />
      <Button style={{ alignSelf: 'end' }} variant="default" disabled={chosen === ''} onClick={handleMove}>
        {text.move}
      </Button>
    </Row>
  )
}
