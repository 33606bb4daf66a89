import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { NewsTitle } from './news-title.tsx'
import { PasswordForm } from './password-form.tsx'
import classes from './reader.module.css'
import { useSharedReading } from './use-shared-reading.ts'
import { readerWords } from './words.ts'

const SharedContent = lazy(async () => ({ default: (await import('./shared-content.tsx')).SharedContent }))

/** What a shared link opens: the plan, the question for its password, or that it has ended. */
export function SharedReader() {
  const words = readerWords[useLocale()]
  const { opening, open } = useSharedReading()
  switch (opening.kind) {
    case 'loading':
      return <Loading />
    case 'ended':
      return (
        <Card>
          <NewsTitle title={words.endedTitle} text={words.endedText} />
        </Card>
      )
    case 'failed':
    case 'waiting':
      return (
        <Card>
          <NewsTitle
            title={words.failedTitle}
            text={opening.kind === 'waiting' ? words.wait(opening.wait) : words.failedText}
          />
          <Button onClick={() => void open()}>{words.again}</Button>
        </Card>
      )
    case 'locked':
      return <PasswordForm problem={opening.problem} wait={opening.wait} onOpen={open} />
    case 'read':
      return (
        <Suspense fallback={<Loading />}>
          <SharedContent reading={opening.reading} />
        </Suspense>
      )
  }
}

const Card = ({ children }: { children: ReactNode }) => <div className={classes.card}>{children}</div>

function Loading() {
  return (
    <p className={classes.loading} role="status">
      {readerWords[useLocale()].loading}
    </p>
  )
}
