import { captionSize, pictureWidth, tallestPicture } from './text-box.ts'

// Points. Smaller words cannot be read on paper.
const smallest = 7.3

/** Whether the words of a picture can still be read when it is made to fit on a page. */
export function fitsPaper({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return captionSize * Math.min(1, pictureWidth / width, tallestPicture / height) >= smallest
}

/** One with all that hangs on it; where that is too much it comes several times, each with some of it. */
export function inParts<T extends { readonly children: readonly T[] }>(
  thing: T,
  fits: (part: T) => boolean,
): readonly T[] {
  if (thing.children.length === 0 || fits(thing)) return [thing]
  const withSome = (children: readonly T[]): T => ({ ...thing, children })
  const children = thing.children.flatMap((child) => inParts(child, (part) => fits(withSome([part]))))
  return inTurns(children, (some) => fits(withSome(some))).map(withSome)
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
