import { useState } from 'react'
import { useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { notify } from '#web/ui/notify.ts'
import { Panel } from '#web/ui/panel.tsx'
import classes from './dashboard.module.css'
import { conversationsDocument, type ManagedCohort } from './dashboard-documents.ts'
import { words } from './words.ts'

/** Whether entrepreneurs wait for somebody to begin a conversation about a field, or may begin one. */
export function Conversations({ cohort }: { cohort: ManagedCohort }) {
  const text = words[useLocale()].conversations
  const [, update] = useMutation(conversationsDocument)
  const [asked, setAsked] = useState<boolean | null>(null)

  async function handleChange(wanted: boolean) {
    setAsked(wanted)
    const { error } = await update({ id: cohort._id, isOn: wanted })
    setAsked(null)
    if (error) notify(refusalOf(error).message || text.failed, 'error')
    else notify(wanted ? text.on : text.off, 'success')
  }

  return (
    <Panel title={text.title}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={asked ?? cohort.entrepreneur_threads === true}
          onChange={(event) => handleChange(event.currentTarget.checked)}
        />
        {text.allow}
      </label>
      <p className={classes.none}>{cohort.self_guided ? text.helpSelfGuided : text.help}</p>
    </Panel>
  )
}
