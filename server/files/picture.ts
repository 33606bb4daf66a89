import { AppError } from '#domain/errors.ts'
import { atMost } from './at-most.ts'
import { pictureKind } from './picture-kind.ts'

const mostPixels = 25_000_000
const side = 512

// The decoder may hold a hundred megabytes for one picture: two at a time, one thread each, nothing kept.
const decoding = atMost(2)

// Loaded with the first picture: its code takes memory that most servers never need.
async function decoder() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

export const pictureType = 'image/webp'

/** A square picture that holds nothing of the uploaded file but its pixels. */
export function squarePicture(bytes: Buffer): Promise<Buffer> {
  if (!pictureKind(bytes)) throw new AppError('BAD_USER_INPUT', { reason: 'fileNotPicture' })
  return decoding(async () => {
    const sharp = await decoder()
    const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata())
    // From the header of the file: nothing is decoded yet.
    if (width * height > mostPixels) throw new AppError('BAD_USER_INPUT', { reason: 'pictureTooManyPixels' })
    return readable(
      sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .timeout({ seconds: 15 })
        .autoOrient()
        .resize(side, side, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer(),
    )
  })
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new AppError('BAD_USER_INPUT', { reason: 'fileBroken' })
  }
}
