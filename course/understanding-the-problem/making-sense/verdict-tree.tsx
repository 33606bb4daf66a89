import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import classes from './screen.module.css'
import type { Trial } from './verdict.ts'
import { verdictPicture } from './verdict-picture.ts'
import type { Words } from './words.ts'

type Props = { causes: readonly Cause[]; trials: readonly Trial[]; words: Words }

/** What the verdicts make of the tree; the rows beside it say the same in words. */
export function VerdictTree({ causes, trials, words }: Props) {
  const said = trials.map(
    ({ verdict }, index) => `${index + 1} ${verdict ? words.verdicts[verdict] : words.open}`,
  )
  const picture = verdictPicture(causes, trials, `${words.tree}: ${said.join(', ')}`)
  return (
    <figure className={classes.tree}>
      <figcaption>{words.tree}</figcaption>
      <PictureDrawing picture={picture} style={{ maxWidth: `${picture.width}px` }} />
    </figure>
  )
}
