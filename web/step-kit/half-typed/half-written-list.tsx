import { Button } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { halfTyped } from '#web/data/half-typed/half-typed.ts'
import { isSharedComputer } from '#web/data/shared-computer.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { focusAfterRemoval } from '#web/step-kit/lists/focus-after-removal.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useStep } from '#web/step-kit/step-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { stepTitle } from '#web/step-kit/step-title.ts'
import { goTo } from './go-to.ts'
import classes from './half-written.module.css'
import { words } from './half-written-words.ts'
import type { HalfWritten } from './use-half-written.ts'

type Props = {
  texts: readonly HalfWritten[]
  onClose: () => void
  /** The person has gone to one of them. */
  onGone: () => void
}

/** Each of them with the way to it. What has lost its place can still be copied. */
export function HalfWrittenList({ texts, onClose, onGone }: Props) {
  const said = words[useLocale()]
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    <section
      ref={panel}
      className={classes.panel}
      aria-label={said.title}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <h2>{said.title}</h2>
      <p>{isSharedComputer() ? said.aboutShared : said.about}</p>
      <ul>
        {texts.map((each) => (
          <Item key={each.key} half={each} isLast={texts.length === 1} onGone={onGone} />
        ))}
      </ul>
      <Button variant="default" onClick={onClose}>
        {said.close}
      </Button>
    </section>
  )
}

type ItemProps = { half: HalfWritten; isLast: boolean; onGone: () => void }

function Item({ half, isLast, onGone }: ItemProps) {
  const locale = useLocale()
  const said = words[locale]
  const { module, steps, project } = usePlan()
  const here = useStep()
  const stepLink = useStepLink()
  const [hasNoPlace, setNoPlace] = useState(false)
  const [wasCopied, setCopied] = useState(false)
  const text = halfTyped.get(half.key)?.text ?? ''
  const isHere = half.module === here.module && half.step === here.step
  const step =
    half.module === module.slug ? steps.find(({ nice_name }) => nice_name === half.step) : undefined
  const elsewhere = localePath(locale, `/home/project/${project._id}/${half.module}/${half.step}`)

  async function handleGo() {
    if (await goTo(half.field)) onGone()
    else setNoPlace(true)
  }

  function handleDiscard(event: MouseEvent<HTMLElement>) {
    focusAfterRemoval(event.currentTarget)
    if (isLast) document.querySelector('main')?.focus()
    halfTyped.remove(half.key)
  }

  return (
    <li className={classes.item}>
      <span className={classes.step}>{step ? stepTitle(step, locale) : said.otherModule}</span>
      <p className={classes.text}>{text.trim() === '' ? `(${said.empty})` : text}</p>
      {hasNoPlace ? (
        <p className={classes.gone} role="status">
          {said.noPlace}
        </p>
      ) : null}
      <div className={classes.actions}>
        {isHere ? (
          <Button size="compact-md" variant="light" onClick={() => void handleGo()}>
            {said.goTo}
          </Button>
        ) : (
          <Button
            size="compact-md"
            variant="light"
            component="a"
            href={step ? stepLink(half.step) : elsewhere}
          >
            {said.goTo}
          </Button>
        )}
        {navigator.clipboard ? (
          <Button
            size="compact-md"
            variant="default"
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {wasCopied ? said.copied : said.copy}
          </Button>
        ) : null}
        <Button size="compact-md" variant="subtle" color="red" onClick={handleDiscard}>
          {said.discard}
        </Button>
      </div>
    </li>
  )
}
