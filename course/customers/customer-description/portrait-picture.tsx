import { uploadPicture } from '#web/data/upload-picture.ts'
import { PictureField } from '#web/forms/picture/picture-field.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { byValues } from '#web/ui/by-values.tsx'
import type { Profile } from './persona.ts'
import { words } from './words.ts'

type Props = {
  segment: string
  picture: string | null
  initials: string
  onSave: (fields: Profile) => void
}

/** A picture of somebody typical. It needs a line, and a segment that the server knows. */
export const PortraitPicture = byValues(function PortraitPicture(props: Props) {
  const { segment, onSave, ...look } = props
  const locale = useLocale()
  const text = words[locale]
  if (segment.startsWith('new-')) return null

  async function handleUpload(picture: Blob): Promise<string | null> {
    const { avatar, message } = await uploadPicture(picture, locale, `/api/segments/${segment}/picture`)
    if (!avatar) return message || text.notUploaded
    onSave({ avatar })
    return null
  }

  return <PictureField {...look} of={text.person.avatar} help={text.hints.avatar} onUpload={handleUpload} />
})
