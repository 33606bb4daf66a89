import { useLocale } from '#web/i18n/text.tsx'
import { CohortCard } from '#web/shared/cohort-card/cohort-card.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type CohortDraft, planOf } from './cohort-draft.ts'
import classes from './form.module.css'
import { words } from './words.ts'

/** The public page of the cohort, as it would be with what stands in the form. */
export function CohortPreview({ draft }: { draft: CohortDraft }) {
  const { preview } = words[useLocale()]
  const { close_date = null, start_date = null, end_date = null } = planOf(draft)
  return (
    <Panel title={preview.title}>
      <p className={classes.help}>{preview.help}</p>
      <CohortCard
        level={2}
        cohort={{ ...draft, title: draft.title || preview.noName, close_date, start_date, end_date }}
      />
    </Panel>
  )
}
