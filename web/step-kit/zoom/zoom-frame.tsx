import { ActionIcon, Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePan } from './use-pan.ts'
import { useZoom } from './use-zoom.ts'
import classes from './zoom-frame.module.css'
import { zoomWords } from './zoom-words.ts'

type Props = {
  label: string
  /** What can be done with the picture; it stands below. */
  hint: string
  /** Pixels that the picture needs at a zoom of 1. */
  width: number
  children: (zoom: number) => ReactNode
}

/** A picture that may be larger than the screen. It is pulled with the mouse where nothing carries `data-solid`. */
export function ZoomFrame({ label, hint, width, children }: Props) {
  const words = zoomWords[useLocale()]
  const viewport = useRef<HTMLElement>(null)
  const { zoom, closer, farther, showAll, isClosest, isFarthest } = useZoom(viewport, width)
  return (
    <div className={classes.frame}>
      <section
        ref={viewport}
        className={classes.viewport}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture larger than the screen scrolls by keyboard too
        tabIndex={0}
        {...usePan(viewport)}
      >
        {children(zoom)}
      </section>
      <div className={classes.foot}>
        <p>{hint}</p>
        <div className={classes.buttons}>
          <ActionIcon variant="default" aria-label={words.farther} disabled={isFarthest} onClick={farther}>
            <Icon name="minus" />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={words.closer} disabled={isClosest} onClick={closer}>
            <Icon name="plus" />
          </ActionIcon>
          <Button variant="default" onClick={showAll}>
            {words.whole}
          </Button>
        </div>
      </div>
    </div>
  )
}
