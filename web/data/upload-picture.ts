import type { Locale } from '#domain/errors.ts'

type Answer = { avatar?: string; message?: string }

/** Where the stored picture lies, or why it was not stored; both empty when there was no answer. */
export async function uploadPicture(picture: Blob, locale: Locale, door = '/api/avatar'): Promise<Answer> {
  const body = new FormData()
  body.append('file', picture, 'picture.jpg')
  try {
    const headers = { 'accept-language': locale }
    const response = await fetch(door, { method: 'POST', headers, body })
    return (await response.json()) as Answer
  } catch {
    return {}
  }
}
