import { ActionIcon, Button } from '@mantine/core'
import classes from './picture.module.css'
import { useTree } from './tree-context.tsx'
import type { useZoom } from './use-zoom.ts'

export function ZoomButtons({ zoom }: { zoom: ReturnType<typeof useZoom> }) {
  const { text } = useTree()
  return (
    <div className={classes.zoom}>
      <ActionIcon
        variant="default"
        aria-label={text.farther}
        disabled={zoom.isFarthest}
        onClick={zoom.farther}
      >
        <span aria-hidden="true">−</span>
      </ActionIcon>
      <ActionIcon variant="default" aria-label={text.closer} disabled={zoom.isClosest} onClick={zoom.closer}>
        <span aria-hidden="true">+</span>
      </ActionIcon>
      <Button variant="default" onClick={zoom.showAll}>
        {text.whole}
      </Button>
    </div>
  )
}
