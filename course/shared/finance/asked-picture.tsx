import type { Picture, TwinLine } from '#domain/report/picture.ts'
import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { PictureView } from '#web/step-kit/report/picture-view.tsx'
import { Calculated } from './how-calculated.tsx'

/** What can be read on a phone as it is drawn. */
const phoneWidth = 345

/** A picture whose calculated numbers, told in words, can be asked how they come about. */
export const AskedPicture = ({ picture }: { picture: Picture }) => (
  <PictureView picture={picture} lineOf={askedLine} isNarrow={picture.width <= phoneWidth} />
)

/** "Furniture: 1,200" is asked by its number. */
function askedLine({ text, figure }: TwinLine) {
  const end = text.indexOf(': ')
  if (!figure || end < 0) return <MaybeWritten>{text}</MaybeWritten>
  const name = text.slice(0, end)
  return (
    <>
      <MaybeWritten>{name}</MaybeWritten>:{' '}
      <Calculated figure={figure} of={name}>
        {text.slice(end + 2)}
      </Calculated>
    </>
  )
}
