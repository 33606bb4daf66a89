import { uploadPicture } from '#web/data/upload-picture.ts'
import { PictureField } from '#web/forms/picture/picture-field.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { unreachable } from '#web/shared/manage/problem-of.ts'
import { initials } from '#web/ui/initials.ts'
import { Panel } from '#web/ui/panel.tsx'
import type { OrganisationSettings } from './organisation-documents.ts'
import { words } from './words.ts'

type Props = { organisation: OrganisationSettings; onChanged: () => void }

/** The sign by which people know the organisation; stored at once. */
export function Logo({ organisation: { _id, name, logo }, onChanged }: Props) {
  const locale = useLocale()
  const said = words[locale]

  async function upload(picture: Blob): Promise<string | null> {
    const answer = await uploadPicture(picture, locale, `/api/organisations/${_id}/logo`)
    if (!answer.avatar) return answer.message ?? unreachable[locale]
    onChanged()
    return null
  }

  return (
    <Panel title={said.form.logo}>
      <PictureField
        picture={logo}
        initials={initials(name.split(/\s+/).slice(0, 2))}
        of={said.form.logoOf(name)}
        help={said.form.logoHelp}
        onUpload={upload}
      />
    </Panel>
  )
}
