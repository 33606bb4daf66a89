const controls = 'a[href], button, input, select, textarea, label, summary, [role="button"], [role="link"]'
/** Pixels from one place to the next. */
const stride = 28
/** So much of the window's height, counted from below, is looked through. */
const reach = 0.6

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type IsFree = (place: Rect) => boolean
type Page = { readonly clientWidth: number; readonly clientHeight: number }

/** The lowest place at the right edge, or else at the left, where what stands at `own` would cover nothing. */
export function freePlace(own: Rect, { clientWidth, clientHeight }: Page, isFree: IsFree) {
  for (const side of ['end', 'start'] as const) {
    const [left, right] =
      side === 'end' ? [own.left, own.right] : [clientWidth - own.right, clientWidth - own.left]
    for (let raisedBy = 0; own.bottom - raisedBy > clientHeight * (1 - reach); raisedBy += stride) {
      if (isFree({ left, right, top: own.top - raisedBy, bottom: own.bottom - raisedBy }))
        return { side, raisedBy }
    }
  }
  return null
}

/** Whether nothing that can be used lies under a place, as far as points close to each other tell. */
export function liesOverNothing(button: Element): IsFree {
  return ({ left, top, right, bottom }) =>
    [left, (left + right) / 2, right].every((x) =>
      [top, (top + bottom) / 2, bottom].every((y) =>
        document
          .elementsFromPoint(x, y)
          .every((one) => button.contains(one) || one.closest(controls) === null),
      ),
    )
}
