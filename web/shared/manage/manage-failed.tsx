import { Button } from '@mantine/core'
import type { CombinedError } from 'urql'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

const words = {
  en: {
    cohort: 'This cohort is not one of yours',
    organisation: 'This organisation is not one of yours',
    help: "Only the people who run a cohort's organisation see who applied and who works with whom. If you should be one of them, ask an owner of that organisation.",
    go: 'To your organisation',
    missing: {
      cohort: 'This cohort is not here',
      organisation: 'This organisation is not here',
      help: 'Its address has changed, or there is a slip in the link. You find everything by its organisation.',
      go: 'To all organisations',
    },
  },
  es: {
    cohort: 'Esta cohorte no es tuya',
    organisation: 'Esta organización no es tuya',
    help: 'Solo quienes dirigen la organización de una cohorte ven quién se postuló y quién trabaja con quién. Si deberías verlo, pídelo a una persona responsable de esa organización.',
    go: 'Ir a tu organización',
    missing: {
      cohort: 'Esta cohorte no está aquí',
      organisation: 'Esta organización no está aquí',
      help: 'Su dirección cambió, o hay un error en el enlace. Todo se encuentra por su organización.',
      go: 'A todas las organizaciones',
    },
  },
} as const

type Props = {
  error: CombinedError | undefined
  /** The server answered that there is no such cohort. */
  isMissing?: boolean
  what?: 'cohort' | 'organisation'
  onRetry: () => void
}

const refusals = ['NOT_FOUND', 'FORBIDDEN']

/** A cohort that is not the reader's to manage is no reason to try again, but to go elsewhere. */
export function ManageFailed({ error, isMissing = false, what = 'cohort', onRetry }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const me = useMe()
  const code = error?.graphQLErrors[0]?.extensions.code
  if (!isMissing && !refusals.includes(String(code))) return <LoadFailed error={error} onRetry={onRetry} />
  // Who may see everything is refused nothing: it does not exist.
  if (me?.superadmin)
    return (
      <ErrorState title={text.missing[what]} help={text.missing.help}>
        <Button component="a" href={localePath(locale, '/manage/partners')}>
          {text.missing.go}
        </Button>
      </ErrorState>
    )
  return (
    <ErrorState title={text[what]} help={text.help}>
      <Button component="a" href={localePath(locale, me?.main_org ? `/manage/${me.main_org}` : '/home')}>
        {text.go}
      </Button>
    </ErrorState>
  )
}
