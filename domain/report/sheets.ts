import { captionSize, pictureWidth, tallestPicture } from './text-box.ts'

// Points. Smaller words cannot be read on paper.
const smallest = 7.3

/** Whether the words of a picture can still be read when it is made to fit on a page. */
export function fitsPaper({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return captionSize * Math.min(1, pictureWidth / width, tallestPicture / height) >= smallest
}

/** As many as fit together, in order; one that does not even fit alone has a turn of its own. */
export function inTurns<T>(items: readonly T[], fits: (items: readonly T[]) => boolean): T[][] {
  const turns: T[][] = []
  for (const item of items) {
    const last = turns.at(-1)
    if (last && fits([...last, item])) last.push(item)
    else turns.push([item])
  }
  return turns
}
