import { Anchor } from '@mantine/core'
import type { CanvasBox } from '#course/plan-view/canvas-view.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './canvas.module.css'
import { useCanvasPlace } from './canvas-place.ts'
import { words } from './words.ts'

/** What is not written yet, with the way to it for those who write. */
export function Missing({ missing }: Pick<CanvasBox, 'missing'>) {
  const text = words[useLocale()]
  const { stepPath } = useCanvasPlace()
  if (missing.length === 0) return <p className={classes.lacking}>{text.nothing}</p>
  return (
    <div className={classes.lacking}>
      <p>{text.notYet}</p>
      <ul>
        {missing.map((one) => {
          const path = stepPath(one)
          return (
            <li key={one.text}>
              {path ? (
                <Anchor href={path} inherit underline="always" className={classes.way}>
                  {one.text}
                </Anchor>
              ) : (
                one.text
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
