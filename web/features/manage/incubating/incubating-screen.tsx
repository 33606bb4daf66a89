import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useQuery } from 'urql'
import { useCohortNames } from '#web/data/programme.ts'
import { useMe } from '#web/data/session.ts'
import { CellLegend } from '#web/features/manage/module-cells/module-cells.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { List } from '#web/shared/list/list.tsx'
import { listVariables, useList } from '#web/shared/list/use-list.ts'
import type { SelectedRows } from '#web/shared/list/use-list-selection.ts'
import { CohortHead } from '#web/shared/manage/cohort-head.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { incubatingDefinition } from './definition.tsx'
import classes from './incubating.module.css'
import { incubatingDocument } from './incubating-documents.ts'
import { Transfer } from './transfer.tsx'

const words = { en: 'To the applications', es: 'Ir a las postulaciones' } as const

const refusals = ['NOT_FOUND', 'FORBIDDEN']

/** The running projects of a cohort. */
export function IncubatingScreen() {
  const locale = useLocale()
  const { org, cohortId } = useManagePlace()
  const { title } = useCohortNames(cohortId)
  const definition = useMemo(() => incubatingDefinition(cohortId), [cohortId])
  const control = useList(definition)
  const [{ data, error, fetching }, read] = useQuery({
    query: incubatingDocument,
    variables: { cohortId, query: listVariables(control.query) },
    requestPolicy: 'cache-and-network',
  })
  const me = useMe()
  const mayMove = me?.superadmin || me?.org_role === 'owner'
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (refusals.includes(String(error?.graphQLErrors[0]?.extensions.code)))
    return <ManageFailed error={error} onRetry={readAgain} />
  return (
    <div className={classes.page}>
      <CohortHead page="manage-org-cohortid-dashboard-incubating" cohort={title ?? ''} />
      <CellLegend />
      <List
        definition={definition}
        control={control}
        result={{ page: data?.incubating, error, isLoading: fetching, readAgain }}
        {...(mayMove && {
          actions: (selected: SelectedRows, clear: () => void) => (
            <Transfer
              selected={selected}
              projects={data?.incubating.items ?? []}
              onMoved={(isAll) => {
                if (isAll) clear()
                readAgain()
              }}
            />
          ),
        })}
        start={
          <Button
            component="a"
            href={localePath(locale, `/manage/${encodeURIComponent(org)}/${cohortId}/applications`)}
          >
            {words[locale]}
          </Button>
        }
      />
    </div>
  )
}
