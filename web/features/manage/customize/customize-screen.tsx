import { useQuery } from 'urql'
import { type FormCohort, managedCohortDocument } from '#web/features/manage/cohort-form/cohort-documents.ts'
import { WelcomeField } from '#web/features/manage/cohort-form/cohort-fields.tsx'
import classes from '#web/features/manage/cohort-form/form.module.css'
import { ModuleFields } from '#web/features/manage/cohort-form/module-fields.tsx'
import { SaveBar } from '#web/features/manage/cohort-form/save-bar.tsx'
import { saveWords } from '#web/features/manage/cohort-form/save-words.ts'
import { useCohortForm } from '#web/features/manage/cohort-form/use-cohort-form.ts'
import { words } from '#web/features/manage/cohort-form/words.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { CohortHead } from '#web/shared/manage/cohort-head.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { notify } from '#web/ui/notify.ts'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** What this cohort is taught, in which order, from when and under what name; and how it is welcomed. */
export function CustomizeScreen() {
  const text = useText()
  const { cohortId } = useManagePlace()
  const [{ data, error, fetching }, read] = useQuery({
    query: managedCohortDocument,
    variables: { id: cohortId },
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (data) return <Customize cohort={data.managedCohort.cohort} readAgain={readAgain} />
  if (fetching && !error) return <PageSkeleton label={text('frame.loading')} />
  return <ManageFailed error={error} onRetry={readAgain} />
}

function Customize({ cohort, readAgain }: { cohort: FormCohort; readAgain: () => void }) {
  const locale = useLocale()
  const form = useCohortForm({
    cohort,
    page: 'customize',
    onSaved: () => notify(saveWords[locale].saved, 'success'),
    readAgain,
  })
  return (
    <div className={classes.form}>
      <CohortHead page="manage-org-cohortid-customize" cohort={cohort.title} />
      <ModuleFields {...form.form} cohortId={cohort._id} />
      <Panel title={words[locale].welcome.title}>
        <WelcomeField {...form.form} />
      </Panel>
      <SaveBar form={form} />
    </div>
  )
}
