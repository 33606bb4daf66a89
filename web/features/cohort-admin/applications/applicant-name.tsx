import { useLocale } from '#web/i18n/text.tsx'
import { Face } from '#web/ui/face.tsx'
import type { ListedApplication } from './application-documents.ts'
import classes from './applications.module.css'
import { fullName } from './names.ts'

export function ApplicantName({ user }: Pick<ListedApplication, 'user'>) {
  const locale = useLocale()
  return (
    <span className={classes.who}>
      <Face
        names={[user?.first_name ?? '', user?.last_name ?? '']}
        picture={user?.basic_data?.avatar}
        size="sm"
      />
      {fullName(user, locale)}
    </span>
  )
}
