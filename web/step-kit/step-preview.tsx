import { Button, Title } from '@mantine/core'
import type { Company } from '#course/contract/room.ts'
import type { Locale } from '#domain/errors.ts'
import type { StepTextField } from '#domain/programme/step-parts.ts'
import { HelpTabs, helpParts } from './help-tabs.tsx'
import preview from './step-preview.module.css'
import classes from './step-shell.module.css'
import { takesLine } from './takes.ts'

const words = {
  en: {
    number: (n: number, all: number) => `Step ${n} of ${all}`,
    help: ['Start here', 'Go deeper', 'Tips'],
  },
  es: {
    number: (n: number, all: number) => `Paso ${n} de ${all}`,
    help: ['Empieza aquí', 'Más a fondo', 'Consejos'],
  },
} as const

type Props = {
  /** The language of the reader, which need not be the one of the page. */
  language: Locale
  /** A text as the reader gets it: English where nobody has written the other. */
  text: (name: StepTextField) => string
  order: number
  count: number
  /** Nothing where the step does not say how long it takes. */
  company: Company | undefined
}

/** A step as its team reads it, without the work itself. */
export function StepPreview({ language, text, order, count, company }: Props) {
  const said = words[language]
  const read = (name: StepTextField) =>
    (language === 'es' ? text(`${name}_es` as StepTextField) : '') || text(name)
  const takes =
    company && takesLine({ minutes: Number(text('minutes')) || 0, company }, language, read('needs'))
  const tabs = helpParts
    .map(({ part }, index) => ({ part, label: said.help[index] ?? part, source: read(part) }))
    .filter(({ source }) => source !== '')
  return (
    <div lang={language} className={preview.frame}>
      <header className={classes.head}>
        <div className={classes.number}>
          <p>{said.number(order, count)}</p>
        </div>
        <Title order={2} size="h1" className={classes.title}>
          {read('title')}
        </Title>
        <p className={classes.intro}>{read('intro')}</p>
      </header>
      <footer className={classes.foot}>
        <Button component="span" variant="default">
          {read('secondary_cta')}
        </Button>
        {read('primary_cta') ? <Button component="span">{read('primary_cta')}</Button> : null}
      </footer>
      <div className={preview.help}>
        <HelpTabs tabs={tabs} takes={takes} />
      </div>
    </div>
  )
}
