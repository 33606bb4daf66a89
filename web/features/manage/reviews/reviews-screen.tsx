import { useQuery } from 'urql'
import { List } from '#web/shared/list/list.tsx'
import { listVariables, useList } from '#web/shared/list/use-list.ts'
import { PlatformHead } from '#web/shared/manage/platform-head.tsx'
import { ratingsDocument } from './rating-documents.ts'
import { RatingFigures } from './rating-figures.tsx'
import { ratingList } from './rating-list.tsx'
import { RatingPanel } from './rating-panel.tsx'
import classes from './reviews.module.css'

/** What people thought of the modules: figures, and every rating in its own words. */
export function ReviewsScreen() {
  const control = useList(ratingList)
  const [{ data, error, fetching }, read] = useQuery({
    query: ratingsDocument,
    variables: { list: listVariables(control.query) },
    requestPolicy: 'cache-and-network',
  })
  return (
    <div className={classes.page}>
      <PlatformHead page="manage-reviews" />
      <RatingFigures role={control.query.filters.role ?? null} />
      <List
        definition={ratingList}
        control={control}
        result={{
          page: data?.moduleRatings,
          error,
          isLoading: fetching,
          readAgain: () => read({ requestPolicy: 'network-only' }),
        }}
      />
      <RatingPanel
        id={control.query.open}
        ratings={data?.moduleRatings.items ?? []}
        onClose={() => control.show({ open: null }, true)}
      />
    </div>
  )
}
