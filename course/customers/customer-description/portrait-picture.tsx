import { initialsOf, portraitOf, type Segment } from '#course/shared/segments.ts'
import { uploadPicture } from '#web/data/upload-picture.ts'
import { PictureField } from '#web/forms/picture/picture-field.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import type { Profile } from './persona.ts'
import { words } from './words.ts'

type Props = { segment: Segment; onSave: (fields: Profile) => void }

/** A picture of somebody typical. It needs a line, and a segment that the server knows. */
export function PortraitPicture({ segment, onSave }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { _id: id } = segment
  if (id.startsWith('new-')) return null

  async function handleUpload(picture: Blob): Promise<string | null> {
    const { avatar, message } = await uploadPicture(picture, locale, `/api/segments/${id}/picture`)
    if (!avatar) return message || text.notUploaded
    onSave({ avatar })
    return null
  }

  return (
    <PictureField
      picture={portraitOf(segment)}
      initials={initialsOf({ name: segment.profile?.name })}
      of={text.person.avatar}
      help={text.hints.avatar}
      onUpload={handleUpload}
    />
  )
}
