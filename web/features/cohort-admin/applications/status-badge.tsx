import { applicationStatuses } from '#domain/options/programme.ts'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './applications.module.css'

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const locale = useLocale()
  const label = applicationStatuses.find(({ value }) => value === status)?.[locale] ?? status
  return (
    <span className={classes.badge} data-status={status}>
      {label}
    </span>
  )
}
