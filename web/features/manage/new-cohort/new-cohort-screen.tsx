import { Button } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { useMutation } from 'urql'
import { dateFaults } from '#domain/programme/cohort-dates.ts'
import { ownKey } from '#web/data/half-typed/half-typed.ts'
import { useKept } from '#web/data/half-typed/use-kept.ts'
import { useMe } from '#web/data/session.ts'
import { createCohortDocument } from '#web/features/manage/cohort-form/cohort-documents.ts'
import {
  type CohortDraft,
  copyOf,
  emptyDraft,
  planOf,
  wholeSet,
} from '#web/features/manage/cohort-form/cohort-draft.ts'
import {
  AboutFields,
  LeadFields,
  RuleFields,
  WelcomeField,
} from '#web/features/manage/cohort-form/cohort-fields.tsx'
import { DateFields } from '#web/features/manage/cohort-form/date-fields.tsx'
import {
  type Faults,
  faultsOf,
  goToFault,
  refusedFields,
} from '#web/features/manage/cohort-form/field-faults.ts'
import classes from '#web/features/manage/cohort-form/form.module.css'
import { ModuleFields } from '#web/features/manage/cohort-form/module-fields.tsx'
import { CohortPreview } from '#web/features/manage/cohort-form/preview.tsx'
import { titleFault } from '#web/features/manage/cohort-form/use-cohort-form.ts'
import { words as formWords } from '#web/features/manage/cohort-form/words.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { navigate } from '#web/shared/address/address.ts'
import { Confirm } from '#web/shared/manage/confirm.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { OrgHead } from '#web/shared/manage/org-head.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { notify } from '#web/ui/notify.ts'
import { Panel, PanelColumn, PanelColumns } from '#web/ui/panel.tsx'
import { CopyFrom } from './copy-from.tsx'
import { words } from './words.ts'

type Beginning = { readonly draft: CohortDraft; readonly copied: string | null }

/** A new cohort, from scratch or as a copy. What is typed stays on this device until it is made. */
export function NewCohortScreen() {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const me = useMe()
  const { org } = useManagePlace()
  const empty = useMemo<Beginning>(() => ({ draft: emptyDraft(locale), copied: null }), [locale])
  const key = ownKey(me?.user_id ?? '', `new-cohort:${org}`)
  const [{ draft, copied }, setBeginning] = useKept(
    key,
    key,
    empty,
    (kept: Beginning) => kept.draft.title || null,
  )
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, create] = useMutation(createCohortDocument)
  const [isAsking, setAsking] = useState(false)
  const isBegun = JSON.stringify(draft) !== JSON.stringify(empty.draft)
  const isHub = me?.superadmin === true && me.main_org === org

  function change(changes: Partial<CohortDraft>) {
    setBeginning((before) => ({ ...before, draft: { ...before.draft, ...changes } }))
    setFaults({})
    setProblem(null)
  }

  function startAgain() {
    setBeginning(empty)
    setFaults({})
    setProblem(null)
    setAsking(false)
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (fetching) return
    const wrong = faultsOf([...titleFault(draft), ...dateFaults(planOf(draft))], locale)
    setFaults(wrong)
    const count = Object.keys(wrong).length
    if (count > 0) {
      goToFault()
      return setProblem(formWords[locale].faults(count))
    }
    const { data, error } = await create({ org, data: wholeSet(draft), copyOf: copied })
    if (error || !data) {
      if (error) setFaults(refusedFields(error, locale))
      goToFault()
      return setProblem(problemOf(error, locale))
    }
    setBeginning(empty)
    notify(said.created(data.createCohort.title), 'success')
    await navigate({ href: localePath(locale, `/manage/${org}/${data.createCohort._id}/settings`) })
  }

  const form = { draft, faults, onChange: change }
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <OrgHead title={text('page.manage-org-add.title')}>
        <p className={classes.help}>{isHub ? said.lead : `${said.lead} ${said.draft}`}</p>
      </OrgHead>
      <CopyFrom
        org={org}
        copied={copied}
        onCopy={(cohort, weeks) =>
          setBeginning(cohort ? { draft: copyOf(cohort, weeks), copied: cohort._id } : empty)
        }
      />
      <PanelColumns>
        <PanelColumn>
          <AboutFields {...form} />
          <DateFields {...form} />
          <RuleFields {...form} />
          <LeadFields {...form} />
          <Panel title={formWords[locale].welcome.title}>
            <WelcomeField {...form} />
          </Panel>
          <ModuleFields {...form} />
        </PanelColumn>
        <div className={classes.beside}>
          <CohortPreview draft={draft} />
        </div>
      </PanelColumns>
      <Problem>{problem}</Problem>
      <div className={classes.actions}>
        <Button type="submit" loading={fetching}>
          {isHub ? said.create : said.createDraft}
        </Button>
        {isBegun ? (
          <Button variant="default" onClick={() => setAsking(true)}>
            {said.discard.button}
          </Button>
        ) : null}
      </div>
      <Confirm
        title={said.discard.ask}
        help={said.discard.help}
        action={said.discard.button}
        isOpen={isAsking}
        isLoss
        onConfirm={startAgain}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}
