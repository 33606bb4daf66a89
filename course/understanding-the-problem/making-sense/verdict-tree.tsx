import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import type { Trial } from './verdict.ts'
import { verdictPicture } from './verdict-picture.ts'
import type { Words } from './words.ts'

type Props = { causes: readonly Cause[]; trials: readonly Trial[]; words: Words }

/** What the verdicts make of the tree; the cards beside it say the same in words. */
export function VerdictTree({ causes, trials, words }: Props) {
  const said = trials.map(
    ({ verdict }, index) => `${index + 1} ${verdict ? words.verdicts[verdict] : words.open}`,
  )
  const picture = verdictPicture(causes, trials, `${words.tree}: ${said.join(', ')}`)
  return (
    <Card as="div">
      <Heading size="h5">{words.tree}</Heading>
      <PictureDrawing
        picture={picture}
        style={{ width: '100%', maxWidth: picture.width, maxHeight: '24rem', margin: '0 auto' }}
      />
    </Card>
  )
}
