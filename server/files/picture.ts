import sharp from 'sharp'
import { AppError } from '#domain/errors.ts'
import { atMost } from './at-most.ts'
import { pictureKind } from './picture-kind.ts'

const mostPixels = 25_000_000
const side = 512

// The decoder may hold a hundred megabytes for one picture: two at a time, one thread each, nothing kept.
sharp.concurrency(1)
sharp.cache(false)
const decoding = atMost(2)

export const pictureType = 'image/webp'

/** A square picture that holds nothing of the uploaded file but its pixels. */
export function squarePicture(bytes: Buffer): Promise<Buffer> {
  if (!pictureKind(bytes)) throw new AppError('BAD_USER_INPUT', { reason: 'fileNotPicture' })
  return decoding(async () => {
    await assertSize(bytes)
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

// From the header of the file: nothing is decoded yet.
async function assertSize(bytes: Buffer): Promise<void> {
  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > mostPixels) throw new AppError('BAD_USER_INPUT', { reason: 'pictureTooManyPixels' })
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new AppError('BAD_USER_INPUT', { reason: 'fileBroken' })
  }
}
