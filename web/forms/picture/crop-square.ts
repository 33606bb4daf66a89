export type Size = { readonly width: number; readonly height: number }
/** The middle of the cut-out as a share of the picture, and how far it is zoomed in. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }

export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const mostZoom = 4

/** The side of the square that is cut out, in pixels of the picture. */
export function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom
}

/** Keeps the square inside the picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoom = Math.min(mostZoom, Math.max(1, crop.zoom))
  const half = sideOf(size, zoom) / 2
  const keep = (share: number, length: number) => Math.min(1 - half / length, Math.max(half / length, share))
  return { zoom, x: keep(crop.x, size.width), y: keep(crop.y, size.height) }
}

/** Moves the picture under the frame by pixels of the screen. */
export function dragged(size: Size, crop: Crop, frame: number, dx: number, dy: number): Crop {
  const scale = sideOf(size, crop.zoom) / frame
  return within(size, {
    ...crop,
    x: crop.x - (dx * scale) / size.width,
    y: crop.y - (dy * scale) / size.height,
  })
}

/** Left, top and side of the square in pixels of the picture. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const { x, y, zoom } = within(size, crop)
  const side = sideOf(size, zoom)
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side }
}
