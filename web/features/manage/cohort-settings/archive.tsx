import { Button } from '@mantine/core'
import { useState } from 'react'
import { useClient, useMutation } from 'urql'
import {
  archiveCohortDocument,
  type ConsequenceAnswer,
  consequencesDocument,
  type Managed,
} from '#web/features/manage/cohort-form/cohort-documents.ts'
import { ConsequencesDialog } from '#web/features/manage/cohort-form/consequences-dialog.tsx'
import classes from '#web/features/manage/cohort-form/form.module.css'
import { useLocale } from '#web/i18n/text.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { notify } from '#web/ui/notify.ts'
import { Panel } from '#web/ui/panel.tsx'
import { words } from './words.ts'

/** Out of sight, or back; only for owners of the organisation. */
export function Archive({ managed: { cohort, archived, is_mine: isMine } }: { managed: Managed }) {
  const locale = useLocale()
  const said = words[locale].archive
  const client = useClient()
  const [asked, setAsked] = useState<readonly ConsequenceAnswer[] | null>(null)
  const [{ fetching }, archive] = useMutation(archiveCohortDocument)
  if (!isMine) return null

  async function ask() {
    const { data, error } = await client
      .query(consequencesDocument, { id: cohort._id, archived: true }, { requestPolicy: 'network-only' })
      .toPromise()
    if (!data) return notify(problemOf(error, locale), 'error')
    setAsked(data.cohortConsequences)
  }

  async function move(to: boolean) {
    setAsked(null)
    const { error } = await archive({ id: cohort._id, archived: to })
    if (error) return notify(problemOf(error, locale), 'error')
    notify(to ? said.done : said.isBack, 'success')
  }

  return (
    <Panel title={said.title}>
      <p className={classes.help}>{archived ? said.isArchived : said.help}</p>
      <div className={classes.actions}>
        <Button variant="default" loading={fetching} onClick={() => (archived ? move(false) : ask())}>
          {archived ? said.back : said.button}
        </Button>
      </div>
      <ConsequencesDialog
        consequences={asked}
        doLabel={said.do}
        isGrave
        onConfirm={() => move(true)}
        onClose={() => setAsked(null)}
      />
    </Panel>
  )
}
