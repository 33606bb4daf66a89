import { Button } from '@mantine/core'
import type { CombinedError } from 'urql'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useCohortPlace } from './cohort-place.ts'
import { cohortAdminWords } from './words.ts'

type Props = {
  error: CombinedError | undefined
  /** The server answered that there is no such cohort. */
  isMissing?: boolean
  onRetry: () => void
}

const refusals = ['NOT_FOUND', 'FORBIDDEN']

/** A cohort that is not the reader's to manage is no reason to try again, but to go elsewhere. */
export function CohortFailed({ error, isMissing = false, onRetry }: Props) {
  const locale = useLocale()
  const text = cohortAdminWords[locale]
  const { org } = useCohortPlace()
  const code = error?.graphQLErrors[0]?.extensions.code
  if (!isMissing && !refusals.includes(String(code))) return <LoadFailed error={error} onRetry={onRetry} />
  return (
    <ErrorState title={text.refused.title} help={text.refused.help}>
      <Button component="a" href={localePath(locale, `/manage/${encodeURIComponent(org)}`)}>
        {text.refused.go}
      </Button>
    </ErrorState>
  )
}
