import { Button, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { cohortAdminWords } from '#web/features/cohort-admin/words.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import type { Decidable } from './application-documents.ts'
import { Assessment } from './assessment/assessment.tsx'
import { type Decision, decisions } from './decision.ts'
import { fullName } from './names.ts'
import { neighbours, stepOfKey } from './neighbours.ts'
import classes from './review.module.css'
import { Review } from './review.tsx'
import { reviewDocument } from './review-document.ts'
import { TakeBackNotice } from './take-back-notice.tsx'
import type { TakeBack } from './use-take-back.ts'
import { words } from './words.ts'

type Props = {
  id: string | null
  /** The page of the list, in its order. */
  ids: readonly string[]
  /** A dialog lies on top of the panel and has the keyboard. */
  isAsking: boolean
  onOpen: (id: string) => void
  onClose: () => void
  back: TakeBack
  onDecide: (application: Decidable, to: Decision, onDone: () => void) => void
  onScored: () => void
}

/** One application beside the list; j and k lead through the page, and who is decided makes room for the next. */
export function ReviewPanel({ id, ids, isAsking, back, onOpen, onClose, onDecide, onScored }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const common = cohortAdminWords[locale]
  const [{ data, error, fetching }, read] = useQuery({
    query: reviewDocument,
    variables: { id: id ?? '' },
    pause: id === null,
  })
  const found = data?.application?._id === id ? data.application : null
  const [shown, setShown] = useState(found)
  if (found && found !== shown) setShown(found)
  const application = id === null ? shown : found
  // Who was just decided leaves the list; the way through it stays.
  const [order, setOrder] = useState<readonly string[]>([])
  if (id === null && order.length > 0) setOrder([])
  if (id !== null && order.length === 0 && ids.length > 0) setOrder(ids)
  const { previous, next, place } = neighbours(order, id)

  useEffect(() => {
    if (id === null || isAsking) return
    const handleKey = (event: KeyboardEvent) => {
      const step = stepOfKey(event)
      const to = step === 'next' ? next : step === 'previous' ? previous : null
      if (to) onOpen(to)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  })

  return (
    <SidePanel
      title={application ? fullName(application.user, locale) : text('frame.loading')}
      closeLabel={text('action.close')}
      width="44rem"
      opened={id !== null}
      onClose={onClose}
      closeOnEscape={!isAsking}
    >
      {order.length > 1 ? (
        <div className={classes.steps}>
          <Button variant="default" disabled={!previous} onClick={() => previous && onOpen(previous)}>
            {said.review.previous}
          </Button>
          <Button variant="default" disabled={!next} onClick={() => next && onOpen(next)}>
            {said.review.next}
          </Button>
          <span>
            {place ? said.review.place(place, order.length) : null}{' '}
            <span className={classes.keys}>{said.review.keys}</span>
          </span>
        </div>
      ) : null}
      {content()}
      {application ? (
        <div className={classes.footer}>
          <TakeBackNotice back={back} />
          {decisions
            .filter((to) => to !== application.status)
            .map((to) => (
              <Button
                key={to}
                variant={to === 'approved' ? 'filled' : 'default'}
                onClick={() => onDecide(application, to, () => next && onOpen(next))}
              >
                {said.decide[to]}
              </Button>
            ))}
        </div>
      ) : null}
    </SidePanel>
  )

  function content() {
    if (application)
      return (
        <Review key={application._id} application={application}>
          <Assessment applicationId={application._id} onScored={onScored} />
        </Review>
      )
    if (!fetching && data?.application === null) {
      return <EmptyState title={said.review.gone} why={said.review.goneWhy} />
    }
    if (!fetching) {
      return (
        <EmptyState title={said.review.failed} why={error?.graphQLErrors[0]?.message ?? common.unreachable}>
          <Button onClick={() => read({ requestPolicy: 'network-only' })}>{text('action.retry')}</Button>
        </EmptyState>
      )
    }
    return (
      <div className={classes.loading} role="status" aria-label={text('frame.loading')}>
        <Skeleton height={64} width="60%" />
        <Skeleton height={120} />
        <Skeleton height={160} />
        <Skeleton height={120} />
      </div>
    )
  }
}
