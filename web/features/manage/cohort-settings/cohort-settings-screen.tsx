import { useQuery } from 'urql'
import { type Managed, managedCohortDocument } from '#web/features/manage/cohort-form/cohort-documents.ts'
import {
  AboutFields,
  LeadFields,
  RuleFields,
  WelcomeField,
} from '#web/features/manage/cohort-form/cohort-fields.tsx'
import { DateFields } from '#web/features/manage/cohort-form/date-fields.tsx'
import classes from '#web/features/manage/cohort-form/form.module.css'
import { CohortPreview } from '#web/features/manage/cohort-form/preview.tsx'
import { SaveBar } from '#web/features/manage/cohort-form/save-bar.tsx'
import { saveWords } from '#web/features/manage/cohort-form/save-words.ts'
import { useCohortForm } from '#web/features/manage/cohort-form/use-cohort-form.ts'
import { words as formWords } from '#web/features/manage/cohort-form/words.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { CohortHead } from '#web/shared/manage/cohort-head.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { notify } from '#web/ui/notify.ts'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { Panel, PanelColumn, PanelColumns } from '#web/ui/panel.tsx'
import { ApprovalPanel } from './approval-panel.tsx'
import { Archive } from './archive.tsx'
import { CohortLink } from './cohort-link.tsx'
import { Responsible } from './responsible.tsx'

/** Everything that an organiser decides about a cohort but its modules, which are customized. */
export function CohortSettingsScreen() {
  const text = useText()
  const { cohortId } = useManagePlace()
  const [{ data, error, fetching }, read] = useQuery({
    query: managedCohortDocument,
    variables: { id: cohortId },
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (data) return <Settings managed={data.managedCohort} readAgain={readAgain} />
  if (fetching && !error) return <PageSkeleton label={text('frame.loading')} />
  return <ManageFailed error={error} onRetry={readAgain} />
}

function Settings({ managed, readAgain }: { managed: Managed; readAgain: () => void }) {
  const locale = useLocale()
  const { cohort, archived } = managed
  const form = useCohortForm({
    cohort,
    page: 'settings',
    onSaved: () => notify(saveWords[locale].saved, 'success'),
    readAgain,
  })
  return (
    <div className={classes.form}>
      <CohortHead page="manage-org-cohortid-settings" cohort={cohort.title} />
      {archived ? <Archive managed={managed} /> : null}
      <ApprovalPanel managed={managed} isChanged={form.isChanged} onDecided={readAgain} />
      <PanelColumns>
        <PanelColumn>
          <AboutFields {...form.form} />
          <DateFields {...form.form} />
          <RuleFields {...form.form} />
          <LeadFields {...form.form} />
          <Panel title={formWords[locale].welcome.title}>
            <WelcomeField {...form.form} />
          </Panel>
        </PanelColumn>
        <PanelColumn>
          <CohortPreview draft={form.form.draft} />
          <CohortLink managed={managed} />
          <Responsible managed={managed} />
          {archived ? null : <Archive managed={managed} />}
        </PanelColumn>
      </PanelColumns>
      <SaveBar form={form} />
    </div>
  )
}
