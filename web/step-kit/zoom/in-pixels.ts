/** A place in a picture. */
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A picture is laid out in points of paper; this makes its words as large as the other words of the page. */
export const pixelsPerPoint = 1.6

export const inPixels = ({ x, y, width, height }: Rect) => ({
  left: x * pixelsPerPoint,
  top: y * pixelsPerPoint,
  width: width * pixelsPerPoint,
  height: height * pixelsPerPoint,
})
