import { Button, Title } from '@mantine/core'
import { localePath } from '#web/i18n/locale.ts'
import type { NextStep } from './next-step.ts'
import classes from './project-home.module.css'
import type { LastEdit } from './project-home-documents.ts'
import { useWords } from './use-words.ts'

type Props = { projectId: string; next: NextStep; edit: LastEdit | null }

const atTheEnd: readonly string[] = ['ready', 'sentBack', 'withdrawn', 'review', 'changed']

/** The one thing to do now. */
export function ContinueCard({ projectId, next, edit }: Props) {
  const { words, locale, day } = useWords()
  if (!('module' in next)) {
    const opening = next.kind === 'closed' ? next.next : null
    return (
      <section className={classes.continue} data-calm>
        <Title order={2} size="h3">
          {words.label[next.kind]}
        </Title>
        <p className={classes.soft}>
          {opening?.opens ? words.opensOn(opening.name, day(opening.opens)) : words.help[next.kind]}
        </p>
      </section>
    )
  }
  const { kind, module } = next
  const isStep = kind === 'continue' && edit !== null
  const place = isStep ? `/${next.step}` : atTheEnd.includes(kind) ? '/summary' : ''
  return (
    <section className={classes.continue}>
      <div className={classes.continueWords}>
        <p className={classes.label}>{words.label[kind]}</p>
        <Title order={2}>
          {isStep ? (locale === 'es' ? edit.step_title_es : edit.step_title) : module.name}
        </Title>
        <p className={classes.soft}>
          {isStep
            ? `${words.module(module.number, module.name)} · ${words.lastEdit(day(edit.at), edit.author_name)}`
            : words.number(module.number)}
        </p>
      </div>
      <Button
        component="a"
        size="lg"
        href={localePath(locale, `/home/project/${projectId}/${module.slug}${place}`)}
      >
        {words.button[kind]}
      </Button>
    </section>
  )
}
