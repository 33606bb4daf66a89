import { Button } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import type { JoiningRole } from '#domain/options/people.ts'
import { cohortAdminWords } from '#web/features/cohort-admin/words.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { rubricDocument } from './documents.ts'
import { RubricForm } from './rubric-form.tsx'
import { assessmentWords } from './words.ts'

type Props = { cohortId: string; role: JoiningRole }

/** What reviewers look at, read by all organisers and changed before the first points. */
export function RubricButton({ cohortId, role }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = assessmentWords[locale].rubric
  const [opening, setOpening] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [{ data, error, fetching }, read] = useQuery({
    query: rubricDocument,
    variables: { cohortId, role },
    pause: !isOpen,
    requestPolicy: 'network-only',
  })
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setOpening(opening + 1)
          setOpen(true)
        }}
      >
        {said.button}
      </Button>
      <Dialog
        title={said.title[role]}
        closeLabel={text('action.close')}
        opened={isOpen}
        isWide
        onClose={close}
      >
        {content()}
      </Dialog>
    </>
  )

  function content() {
    if (data && !fetching)
      return <RubricForm key={opening} cohortId={cohortId} role={role} rubric={data.rubric} onClose={close} />
    if (fetching) return <p role="status">{text('frame.loading')}</p>
    return (
      <>
        <p role="alert">{error?.graphQLErrors[0]?.message ?? cohortAdminWords[locale].unreachable}</p>
        <Button onClick={() => read({ requestPolicy: 'network-only' })}>{text('action.retry')}</Button>
      </>
    )
  }
}
