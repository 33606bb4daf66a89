import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { reasonTexts } from '#domain/errors.ts'
import { slugFault } from '#domain/programme/organisation.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { notify } from '#web/ui/notify.ts'
import { Panel } from '#web/ui/panel.tsx'
import { moveOrganisationDocument, type Partner } from './partner-documents.ts'
import classes from './partners.module.css'
import { words } from './words.ts'

/** The organisation's part of every address of its pages. */
export function MovePartner({ partner, onChange }: { partner: Partner; onChange: () => void }) {
  const locale = useLocale()
  const said = words[locale]
  const [slug, setSlug] = useState(partner.slug)
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, move] = useMutation(moveOrganisationDocument)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (fetching) return
    const fault = slugFault(slug.trim())
    if (fault) return setProblem(reasonTexts[fault][locale])
    const { error } = await move({ id: partner._id, slug: slug.trim() })
    if (error) return setProblem(problemOf(error, locale))
    notify(said.move.done, 'success')
    onChange()
  }

  return (
    <Panel title={said.move.title}>
      <form className={classes.form} noValidate onSubmit={handleSubmit}>
        <TextInput
          label={said.address}
          description={said.move.help}
          maxLength={40}
          value={slug}
          error={problem}
          onChange={({ currentTarget }) => {
            setSlug(currentTarget.value)
            setProblem(null)
          }}
        />
        <div className={classes.actions}>
          <BusyButton
            type="submit"
            variant="default"
            loading={fetching}
            disabled={slug.trim() === partner.slug}
          >
            {said.move.do}
          </BusyButton>
        </div>
      </form>
    </Panel>
  )
}
