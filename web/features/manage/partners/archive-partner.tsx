import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { useLocale } from '#web/i18n/text.tsx'
import { Confirm } from '#web/shared/manage/confirm.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { notify } from '#web/ui/notify.ts'
import { Panel } from '#web/ui/panel.tsx'
import { disableOrganisationDocument, type Partner } from './partner-documents.ts'
import classes from './partners.module.css'
import { words } from './words.ts'

/** Locks an organisation out, or lets it in again. */
export function ArchivePartner({ partner, onChange }: { partner: Partner; onChange: () => void }) {
  const locale = useLocale()
  const said = words[locale].archive
  const [isAsking, setAsking] = useState(false)
  const [{ fetching }, disable] = useMutation(disableOrganisationDocument)

  async function move(disabled: boolean) {
    const { error } = await disable({ id: partner._id, disabled })
    setAsking(false)
    if (error) return notify(problemOf(error, locale), 'error')
    notify(disabled ? said.done(partner.name) : said.isBack(partner.name), 'success')
    onChange()
  }

  return (
    <Panel title={said.title}>
      <p className={classes.help}>{partner.disabled ? said.isArchived : said.help}</p>
      <div className={classes.actions}>
        {partner.disabled ? (
          <Button variant="default" loading={fetching} onClick={() => move(false)}>
            {said.back}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setAsking(true)}>
            {said.do}
          </Button>
        )}
      </div>
      <Confirm
        title={said.ask(partner.name)}
        help={said.help}
        action={said.do}
        isOpen={isAsking}
        isBusy={fetching}
        isLoss
        onConfirm={() => void move(true)}
        onClose={() => setAsking(false)}
      />
    </Panel>
  )
}
