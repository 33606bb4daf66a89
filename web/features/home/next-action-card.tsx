import { Button, Title } from '@mantine/core'
import type { NextAction } from '#domain/progress/next-action.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Sprout } from '#web/ui/sprout.tsx'
import { longDay } from './dates.ts'
import classes from './next-action-card.module.css'
import { nextActionWords } from './next-action-words.ts'

type Props = {
  action: NextAction
  /** Where the button leads, without a language prefix. */
  path: string
  /** Names of the module, of the one after it and of the project the action speaks of. */
  names: { readonly module: string; readonly next: string; readonly project: string }
}

const waits: readonly NextAction['kind'][] = [
  'applicationPending',
  'applicationWaitlisted',
  'waitForMentor',
  'waitForWindow',
  'matchingOver',
  'waitForSignature',
  'waitForStart',
  'waitForReview',
  'waitForAnswer',
  'waitForMatching',
  'seeProjects',
]

/** The one thing to do now, larger than everything else on the page. */
export function NextActionCard({ action, path, names }: Props) {
  const locale = useLocale()
  const text = nextActionWords[locale]
  const isWait = waits.includes(action.kind)
  const isGlad = action.kind === 'waitForModule' || action.kind === 'readPlan'
  const values = {
    ...names,
    count: 'count' in action ? action.count : 1,
    opens: 'opens' in action && action.opens ? longDay(action.opens, locale) : '',
  }
  return (
    <section className={classes.card} data-calm={isWait || undefined} aria-labelledby="next-action">
      <div className={classes.words}>
        <p className={classes.label}>{isGlad ? text.gladLabel : isWait ? text.waitLabel : text.label}</p>
        <Title order={2} id="next-action">
          {text[action.kind].title(values)}
        </Title>
        <p className={classes.help}>{text[action.kind].help(values)}</p>
        <div className={classes.actions}>
          <Button
            component="a"
            size="lg"
            variant={isWait ? 'default' : 'filled'}
            href={path.startsWith('#') ? path : localePath(locale, path)}
          >
            {text[action.kind].button}
          </Button>
        </div>
      </div>
      <Sprout className={classes.picture} />
    </section>
  )
}
