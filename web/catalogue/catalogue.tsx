import { Button, Title, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Component, type ReactNode, Suspense } from 'react'
import { locales } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './catalogue.module.css'
import { allExamples, type Example } from './example.ts'

const idOf = (of: string) => of.replace(/\W+/g, '-')

/** Every piece of the step kit and of the forms, with the states it can be in, side by side. */
export function Catalogue() {
  return (
    <div className={classes.page}>
      <nav className={classes.contents} aria-label="Components">
        <Switches />
        <ul>
          {allExamples.map(({ of }) => (
            <li key={of}>
              <a data-own href={`#${idOf(of)}`}>
                {of.split(' ')[1]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={classes.examples}>
        <Title order={1}>Catalogue of the step kit</Title>
        {allExamples.map((example) => (
          <Shown key={example.of} example={example} />
        ))}
      </main>
    </div>
  )
}

function Switches() {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  const language = useLocale()
  return (
    <div className={classes.switches}>
      {locales.map((locale) => (
        <a
          key={locale}
          data-own
          href={`?language=${locale}`}
          aria-current={locale === language ? 'page' : undefined}
        >
          {locale}
        </a>
      ))}
      <Button variant="default" onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}>
        {scheme === 'dark' ? 'Light' : 'Dark'}
      </Button>
    </div>
  )
}

function Shown({ example: { of, states } }: { example: Example }) {
  const [file, name] = of.split(' ')
  return (
    <section id={idOf(of)} aria-labelledby={`${idOf(of)}-title`} data-example={of}>
      <Title order={2} id={`${idOf(of)}-title`}>
        {name} <code className={classes.file}>{file}</code>
      </Title>
      <div className={classes.states}>
        {Object.entries(states).map(([state, render]) => (
          <div key={state} className={classes.state}>
            <p className={classes.name}>{state}</p>
            <Broken>
              <Suspense>{render()}</Suspense>
            </Broken>
          </div>
        ))}
      </div>
    </section>
  )
}

/** One example that fails does not take the others along. */
class Broken extends Component<{ children: ReactNode }, { fault: string }> {
  override state = { fault: '' }

  static getDerivedStateFromError(error: unknown) {
    return { fault: String(error) }
  }

  override render() {
    return this.state.fault ? <p role="alert">{this.state.fault}</p> : this.props.children
  }
}
