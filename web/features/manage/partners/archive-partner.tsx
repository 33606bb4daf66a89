import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import { Panel } from '#web/ui/panel.tsx'
import { disableOrganisationDocument, type Partner } from './partner-documents.ts'
import classes from './partners.module.css'
import { words } from './words.ts'

/** Locks an organisation out, or lets it in again. */
export function ArchivePartner({ partner, onChange }: { partner: Partner; onChange: () => void }) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale].archive
  const [isAsking, setAsking] = useState(false)
  const [{ fetching }, disable] = useMutation(disableOrganisationDocument)

  async function move(disabled: boolean) {
    const { error } = await disable({ id: partner._id, disabled })
    setAsking(false)
    if (error) return notify(refusalOf(error).message || words[locale].unreachable, 'error')
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
      <Dialog
        title={said.ask(partner.name)}
        closeLabel={text('action.close')}
        opened={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>{said.help}</p>
        <DialogActions>
          <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
            {text('action.cancel')}
          </Button>
          <Button color="red" loading={fetching} onClick={() => move(true)}>
            {said.do}
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  )
}
