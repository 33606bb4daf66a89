import { useQuery } from 'urql'
import { List } from '#web/shared/list/list.tsx'
import { listVariables, useList } from '#web/shared/list/use-list.ts'
import { PlatformHead } from '#web/shared/manage/platform-head.tsx'
import { bugsDocument } from './bug-documents.ts'
import { bugList } from './bug-list.tsx'
import { BugPanel } from './bug-panel.tsx'
import classes from './bugs.module.css'

/** What people reported, and how far it is. */
export function BugsScreen() {
  const control = useList(bugList)
  const [{ data, error, fetching }, read] = useQuery({
    query: bugsDocument,
    variables: { list: listVariables(control.query) },
    requestPolicy: 'cache-and-network',
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  return (
    <div className={classes.page}>
      <PlatformHead page="manage-bugs" />
      <List
        definition={bugList}
        control={control}
        result={{ page: data?.bugs, error, isLoading: fetching, readAgain }}
      />
      <BugPanel
        id={control.query.open}
        bugs={data?.bugs.items ?? []}
        onChange={readAgain}
        onClose={() => control.show({ open: null }, true)}
      />
    </div>
  )
}
