import { Anchor } from '@mantine/core'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { AskedWords } from '#course/shared/finance/asked-words.tsx'
import { Calculated, HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { WhatMoved } from '#course/shared/finance/what-moved.tsx'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import { exceeds } from '#domain/finance/numbers.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Parts, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { Settings } from './settings.tsx'
import { sidesPicture } from './sides-picture.ts'
import { sidesOf } from './start.ts'
import { words } from './words.ts'

/** The basics of the plan, and need and sources side by side. */
export function Screen() {
  return (
    <Room>
      <Settings />
      <Sides />
      <WhatMoved />
    </Room>
  )
}

function Sides() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const isWide = useIsWide()
  const money = amountsOf(data, locale)
  const { need, funding, gap, uses, sources } = sidesOf(data)
  const isShort = exceeds(gap, 0)
  const sure = sources[0]?.amount ?? 0
  const stand = isShort ? (
    <AskedWords
      text={(isEditable ? text.gap : text.gapRead)('{amount}')}
      numbers={{ amount: [{ name: 'start.gap' }, money(gap), text.missing] }}
    />
  ) : isEditable ? (
    text.covered
  ) : (
    text.coveredRead
  )
  const isEmpty = need === 0 && funding === 0
  return (
    <Stack>
      <Heading>{isEditable ? text.sides : text.sidesRead}</Heading>
      {isEmpty ? <Soft>{isEditable ? text.empty : text.emptyRead}</Soft> : null}
      {isWide && !isEmpty ? <PictureDrawing picture={sidesPicture(data, locale)} /> : null}
      <HowCalculated figures={shownFigures(data)}>
        {isEmpty ? null : (
          <Told tone={isShort ? 'warn' : 'leaf'} isStatus>
            {stand}{' '}
            {exceeds(need, sure) ? (
              <AskedWords
                text={text.sure('{amount}')}
                numbers={{ amount: [{ name: 'fundingOf', kind: 'have it' }, money(sure), text.sources] }}
              />
            ) : null}
          </Told>
        )}
        <Parts>
          <Side
            name={text.need}
            figure="start.need"
            total={money(need)}
            lines={uses.map(({ name, step, amount, figure }) => ({
              ...{ name: text.uses[name], step, amount: money(amount) },
              figure: { name: figure },
            }))}
          />
          <Side
            name={text.sources}
            figure="start.funding"
            total={money(funding)}
            lines={sources.map(({ status, amount }) => ({
              ...{ name: status[locale], step: 'funding-sources', amount: money(amount) },
              figure: { name: 'fundingOf', kind: status.value },
            }))}
          />
        </Parts>
      </HowCalculated>
      <Unfinished />
    </Stack>
  )
}

type SideProps = {
  name: string
  figure: 'start.need' | 'start.funding'
  total: string
  lines: readonly Line[]
}
type Line = {
  readonly name: string
  readonly step: string
  readonly amount: string
  readonly figure: Figure
}

/** The same in words, each line with the way to where it is written. */
function Side({ name, figure, total, lines }: SideProps) {
  const text = words[useLocale()]
  const linkTo = useStepLink()
  return (
    <Stack gap="s">
      <Heading level={3}>{name}</Heading>
      <List gap="s">
        {lines.map((line) => (
          <li key={line.name}>
            <Anchor href={linkTo(line.step)}>{line.name}</Anchor>{' '}
            <span className="figures">
              <Calculated figure={line.figure} of={line.name}>
                {line.amount}
              </Calculated>
            </span>
          </li>
        ))}
      </List>
      <p className="figures">
        {text.together}:{' '}
        <Calculated figure={{ name: figure }} of={`${name}, ${text.together}`}>
          {total}
        </Calculated>
      </p>
    </Stack>
  )
}

/** Which of the three lists keep this step from being complete, once somebody has asked. */
function Unfinished() {
  return (
    <>
      <Lacking step="fixed-assets" />
      <Lacking step="pre-operating-capital" />
      <Lacking step="funding-sources" />
    </>
  )
}

function Lacking({ step }: { step: string }) {
  const gap = useGap(step)
  return gap ? (
    <div data-field={step}>
      <Fault>{gap}</Fault>
    </div>
  ) : null
}
