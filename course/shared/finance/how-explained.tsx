import { Anchor } from '@mantine/core'
import { Fragment, type MouseEvent } from 'react'
import { planCurrency } from '#course/contract/plan-currency.ts'
import { type Explained, explainer } from '#domain/finance/explain/explain.ts'
import type { Factor, Figure, Term } from '#domain/finance/explain/explanation.ts'
import { termValue } from '#domain/finance/explain/term-value.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { fieldHash, goToField } from '#web/step-kit/go-to-field.ts'
import { Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useFieldId } from '#web/step-kit/step-context.tsx'
import { figureSort } from './figure-sorts.ts'
import { figureWords } from './figure-words.ts'
import classes from './how-calculated.module.css'
import { howWords } from './how-words.ts'
import { inputField, inputName, inputs } from './inputs.ts'
import { factorName, figureName, type Naming } from './names.ts'
import { periodName } from './period-names.ts'
import { type ShownFigures, shownFigures } from './shown-figures.ts'
import { type NumberSort, toldNumber } from './told-number.ts'

type Props = {
  figures?: ShownFigures
  /** One question after the other; the last one is answered. */
  asked: readonly Figure[]
  onAsk: (asked: readonly Figure[]) => void
  /** The way to an input of the same room leads out of the answer. */
  onLeave?: () => void
}

/** How a number comes about: its parts with their own numbers, each of which can be asked in turn, down to what was entered. */
export function HowExplained({ figures: given, asked, onAsk, onLeave }: Props) {
  const { data } = usePlan()
  const figures = given ?? shownFigures(data)
  const text = howWords[useLocale()]
  const { naming, told } = useTelling(figures)
  const { plan, scenario, results } = figures
  const figure = asked.at(-1)
  if (!figure) return null
  const explained = explainer(plan, scenario, results)(figure)
  const [, about] = figureWords[naming.locale][figure.name]
  return (
    <Stack gap="m">
      {asked.length > 1 ? (
        <nav aria-label={text.trail}>
          <Row>
            {asked.slice(0, -1).map((before, index) => (
              <Anchor
                key={index}
                component="button"
                type="button"
                onClick={() => onAsk(asked.slice(0, index + 1))}
              >
                ← {figureName(before, naming)}
              </Anchor>
            ))}
          </Row>
        </nav>
      ) : null}
      <p aria-live="polite">
        <strong>{figureName(figure, naming)}</strong>
        <br />
        <strong className={classes.value}>{told(explained.value, figureSort(figure.name))}</strong>
      </p>
      <p>{about}</p>
      <Parts {...{ explained, naming, told, onLeave }} onAsk={(next) => onAsk([...asked, next])} />
      <Row>
        <Pill>{text.scenario[scenario]}</Pill>
      </Row>
    </Stack>
  )
}

type Told = (value: number | null, sort: NumberSort) => string

function useTelling({ plan }: ShownFigures): { readonly naming: Naming; readonly told: Told } {
  const locale = useLocale()
  const { data } = usePlan()
  const currency = planCurrency(data)
  return {
    naming: { plan, locale, period: (column) => periodName(column, data, locale) },
    told: (value, sort) => toldNumber(value, sort, locale, currency),
  }
}

type PartsProps = {
  explained: Explained
  naming: Naming
  told: Told
  onAsk: (figure: Figure) => void
  onLeave: (() => void) | undefined
}

function Parts({ explained, naming, told, onAsk, onLeave }: PartsProps) {
  const text = howWords[naming.locale]
  const { figure, value, terms, atLeast, atMost, rule } = explained
  const sort = figureSort(figure.name)
  const factor = (one: Factor) => <FactorWords factor={one} {...{ naming, onAsk, onLeave }} />
  if (terms.length === 0) return <Soft>{text.nothing}</Soft>
  return (
    <Stack gap="s">
      {rule ? <p>{text.equalPayments}</p> : null}
      <ul className={classes.terms}>
        {terms.map((term, index) => (
          <li key={index} className={classes.term}>
            <span>{rule ? '' : signOf(term, index)}</span>
            <span>
              {term.factors.map((one, order) => (
                <Fragment key={order}>
                  {order > 0 ? ` ${one.divides ? '÷' : '×'} ` : ''}
                  {term.factors.length > 1 ? <Valued factor={one} within={sort} told={told} /> : null}
                  {factor(one)}
                </Fragment>
              ))}
            </span>
            <span className={classes.amount}>
              {told(...(rule ? ownValue(term, sort) : ([termValue(term), sort] as const)))}
            </span>
          </li>
        ))}
        <li className={classes.term} data-sum="true">
          <span>=</span>
          <span>{text.result}</span>
          <span className={classes.amount}>{told(value, sort)}</span>
        </li>
      </ul>
      {atLeast === 0 ? <Soft isSmall>{text.atLeast}</Soft> : null}
      {atMost ? (
        <Soft isSmall>
          {text.atMost} {factor(atMost)} ({told(atMost.value, sort)})
        </Soft>
      ) : null}
      {value === null ? <Soft>{text.noValue}</Soft> : null}
      {sort === 'money' && terms.some(({ factors }) => factors.length > 1) ? (
        <Soft isSmall>{text.rounding}</Soft>
      ) : null}
    </Stack>
  )
}

const signOf = ({ sign }: Term, index: number) => (sign === -1 ? '\u2212' : index > 0 ? '+' : '')

function ownValue({ factors: [factor] }: Term, within: NumberSort): readonly [number | null, NumberSort] {
  return factor ? [factor.value, sortOf(factor, within)] : [null, within]
}

/** What a part counts by itself; numbers like the months of a year only count. */
function sortOf(factor: Factor, within: NumberSort): NumberSort {
  if (factor.isPercent) return 'percent'
  if (factor.from === 'figure') return figureSort(factor.figure.name)
  if (factor.from === 'input') return inputs[inputName(factor.path)].sort
  return factor.name === 'one' ? within : 'number'
}

type ValuedProps = { factor: Factor; within: NumberSort; told: Told }

const Valued = ({ factor, within, told }: ValuedProps) => (
  <span className={classes.value}>{told(factor.value, sortOf(factor, within))} </span>
)

type FactorProps = { factor: Factor } & Pick<PartsProps, 'naming' | 'onAsk' | 'onLeave'>

/** The name of a part: calculated ones can be asked, entered ones lead to where they are entered. */
function FactorWords({ factor, naming, onAsk, onLeave }: FactorProps) {
  const text = howWords[naming.locale]
  const { project, isExample } = usePlan()
  const here = useFieldId('')
  const name = factorName(factor, naming)
  if (factor.from === 'figure')
    return (
      <Anchor component="button" type="button" onClick={() => onAsk(factor.figure)}>
        {name}
      </Anchor>
    )
  if (factor.from === 'constant' || isExample) return name
  const { module, step } = inputs[inputName(factor.path)]
  const field = inputField(factor.path)
  function handleGo(event: MouseEvent) {
    if (here !== `${module}.${step}.` || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goToField(document.body, field)
    onLeave?.()
  }
  return (
    <Anchor
      href={localePath(naming.locale, `/home/project/${project._id}/${module}/${step}`) + fieldHash(field)}
      onClick={handleGo}
      aria-label={text.goTo(name)}
    >
      {name}
    </Anchor>
  )
}
