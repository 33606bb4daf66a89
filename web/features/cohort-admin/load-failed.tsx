import { Button } from '@mantine/core'
import type { CombinedError } from 'urql'
import { NoAnswer } from '#web/shared/no-answer.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useCohortPlace } from './cohort-place.ts'

type Props = {
  error: CombinedError | undefined
  /** The server answered that there is no such cohort. */
  isMissing?: boolean
  onRetry: () => void
}

const refusals = ['NOT_FOUND', 'FORBIDDEN']

/** No line, a server in trouble, or a cohort that is not the reader's to manage. */
export function LoadFailed({ error, isMissing = false, onRetry }: Props) {
  const text = useText()
  const locale = useLocale()
  const { org } = useCohortPlace()
  const [refusal] = error?.graphQLErrors ?? []
  if (isMissing || refusals.includes(String(refusal?.extensions.code))) {
    return (
      <ErrorState title={text('cohortAdmin.refused.title')} help={text('cohortAdmin.refused.help')}>
        <Button component="a" href={localePath(locale, `/manage/${encodeURIComponent(org)}`)}>
          {text('cohortAdmin.refused.go')}
        </Button>
      </ErrorState>
    )
  }
  if (!refusal) return <NoAnswer onRetry={onRetry} />
  return (
    <ErrorState title={text('error.any')} help={refusal.message}>
      <Button onClick={onRetry}>{text('action.retry')}</Button>
    </ErrorState>
  )
}
