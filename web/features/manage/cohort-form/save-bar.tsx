import { Button } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { ConsequencesDialog } from './consequences-dialog.tsx'
import classes from './form.module.css'
import { saveWords } from './save-words.ts'
import type { useCohortForm } from './use-cohort-form.ts'

/** Stands at the bottom while something is not saved yet. */
export function SaveBar({ form }: { form: ReturnType<typeof useCohortForm> }) {
  const text = saveWords[useLocale()]
  return (
    <>
      <Problem>{form.problem}</Problem>
      {form.isChanged ? (
        <div className={classes.bar}>
          <BusyButton loading={form.isBusy} onClick={form.save}>
            {text.save}
          </BusyButton>
          <Button variant="default" onClick={form.discard}>
            {text.discard}
          </Button>
          <p className={classes.unsaved}>{text.unsaved}</p>
        </div>
      ) : null}
      <ConsequencesDialog
        consequences={form.asked?.consequences ?? null}
        doLabel={text.anyway}
        onConfirm={form.confirm}
        onClose={form.cancel}
      />
    </>
  )
}
