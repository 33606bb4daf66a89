import { type ReactNode, useEffect } from 'react'
import type { CanvasBox } from '#course/plan-view/canvas-view.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { BlockView } from '#web/step-kit/report/block-view.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import classes from './canvas.module.css'
import { Missing } from './missing.tsx'
import { words } from './words.ts'

type Props = {
  /** The last one that was enlarged; it stays while the window closes. */
  box: CanvasBox | null
  isOpen: boolean
  onClose: () => void
  /** Edit and comments. */
  children: ReactNode
}

/** A box at length, over the page. */
export function EnlargedBox({ box, isOpen, onClose, children }: Props) {
  const text = words[useLocale()]
  useEffect(() => {
    if (!isOpen) return
    // The conversation opens beside the page, not behind this window.
    window.addEventListener('openFeedback', onClose)
    return () => window.removeEventListener('openFeedback', onClose)
  }, [isOpen, onClose])
  return (
    <Dialog title={box?.title ?? ''} closeLabel={text.close} opened={isOpen} onClose={onClose} isWide>
      {box ? (
        <div className={classes.enlarged}>
          <div className={classes.tools}>
            {box.isDraft ? <span className={classes.draft}>{text.draft}</span> : null}
            {children}
          </div>
          {box.blocks.map((block, index) => (
            <BlockView key={index} block={block} />
          ))}
          {box.missing.length > 0 ? <Missing missing={box.missing} /> : null}
        </div>
      ) : null}
    </Dialog>
  )
}
