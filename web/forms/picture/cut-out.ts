import { type Crop, squareOf } from './crop-square.ts'

const edge = 512

/** The chosen square as a JPEG that is small enough for a slow line. */
export async function cutOut(picture: HTMLImageElement, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) return null
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const { left, top, side } = squareOf(size, crop)
  // Transparent pictures would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, edge, edge)
  context.drawImage(picture, left, top, side, side, 0, 0, edge, edge)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
}
