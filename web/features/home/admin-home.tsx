import { Button, Title } from '@mantine/core'
import type { Me } from '#web/data/me.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Sprout } from '#web/ui/sprout.tsx'
import page from './home.module.css'
import classes from './next-action-card.module.css'
import { OwnCohorts } from './own-cohorts.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'
import { homeWords } from './words.ts'

/** Admins work in the management area; here is their way to it. */
export function AdminHome({ me }: { me: Me }) {
  const locale = useLocale()
  const text = homeWords[locale]
  return (
    <div className={page.page}>
      <section className={classes.card}>
        <div className={classes.words}>
          <Title order={1} size="h2">
            {text.hello(me.first_name)}
          </Title>
          <p className={classes.help}>{text.admin.help}</p>
          <div className={classes.actions}>
            {me.main_org ? (
              <Button component="a" href={localePath(locale, `/manage/${me.main_org}`)}>
                {text.admin.button}
              </Button>
            ) : null}
            {me.superadmin ? (
              <Button component="a" variant="default" href={localePath(locale, '/manage')}>
                {text.admin.platform}
              </Button>
            ) : null}
            <Button component="a" variant="default" href={localePath(locale, '/home/announcements')}>
              {text.admin.news}
            </Button>
          </div>
        </div>
        <Sprout className={classes.picture} />
      </section>
      {me.main_org ? <OwnCohorts org={me.main_org} /> : null}
      <WaitingReviews />
    </div>
  )
}
