import { Select } from '@mantine/core'
import { useMutation } from 'urql'
import { changeOwnerDocument, type Managed } from '#web/features/manage/cohort-form/cohort-documents.ts'
import classes from '#web/features/manage/cohort-form/form.module.css'
import { useLocale } from '#web/i18n/text.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { notify } from '#web/ui/notify.ts'
import { Panel } from '#web/ui/panel.tsx'
import { words } from './words.ts'

/** The admin who looks after the cohort; owners of the organisation hand it over. */
export function Responsible({ managed }: { managed: Managed }) {
  const locale = useLocale()
  const said = words[locale].owner
  const [{ fetching }, change] = useMutation(changeOwnerDocument)
  const { cohort, admins, is_mine: isMine } = managed
  const present = admins.find(({ user_id }) => user_id === cohort.owner)

  async function handOver(userId: string | null) {
    if (!userId || userId === cohort.owner) return
    const { error } = await change({ id: cohort._id, userId })
    if (error) return notify(problemOf(error, locale), 'error')
    notify(said.changed(admins.find(({ user_id }) => user_id === userId)?.name ?? ''), 'success')
  }

  return (
    <Panel title={said.title}>
      <p className={classes.help}>{said.help}</p>
      {isMine ? (
        <Select
          label={said.label}
          placeholder={said.nobody}
          allowDeselect={false}
          searchable
          disabled={fetching}
          value={present?.user_id ?? null}
          data={admins.map(({ user_id, name }) => ({ value: user_id, label: name }))}
          onChange={handOver}
        />
      ) : (
        <p>{present?.name ?? said.nobody}</p>
      )}
    </Panel>
  )
}
