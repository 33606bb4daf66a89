import { sourcesOf } from '#course/financial-plan/shared/funding-rows.ts'
import { Filled } from '#course/shared/filled.tsx'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { AskedPicture } from '#course/shared/finance/asked-picture.tsx'
import { Calculated, HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { WhatMoved } from '#course/shared/finance/what-moved.tsx'
import { exceeds } from '#domain/finance/numbers.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { standOf } from './funding.ts'
import { Lanes } from './lanes.tsx'
import { NewSource } from './new-source.tsx'
import { thermometerPicture } from './thermometer-picture.ts'
import { words } from './words.ts'

/** Where the money for the start comes from, how sure each part is, and what loans cost. */
export function Screen() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const isEmpty = sourcesOf(data).length === 0
  return (
    <HowCalculated figures={shownFigures(data)}>
      <Room isWide>
        <Thermometer />
        <Stack data-field="list">
          <CardHead actions={<CommentButton field="list" label={text.list} />}>
            <Heading>{text.list}</Heading>
          </CardHead>
          {isEmpty && !isEditable ? <Soft>{text.nothing}</Soft> : <Lanes />}
          {isEditable ? <NewSource /> : null}
        </Stack>
        <WhatMoved />
      </Room>
    </HowCalculated>
  )
}

function Thermometer() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const money = amountsOf(data, locale)
  const { need, funding, gap, sure } = standOf(data)
  if (need === 0 && funding === 0) return isEditable ? <Soft>{text.noNeed}</Soft> : null
  const isShort = exceeds(gap, 0)
  const left = (
    <Calculated figure={{ name: 'start.gap' }} of={text.thermometer}>
      {money(Math.abs(gap))}
    </Calculated>
  )
  return (
    <Stack gap="m">
      <Heading>{text.thermometer}</Heading>
      <AskedPicture picture={thermometerPicture(data, locale)} />
      <Told tone={isShort ? 'warn' : 'leaf'} isStatus>
        {isShort ? (
          <Filled text={(isEditable ? text.gap : text.gapRead)('{amount}')} values={{ amount: left }} />
        ) : (
          <>
            {isEditable ? text.covered : text.coveredRead}{' '}
            {exceeds(0, gap) ? <Filled text={text.more('{amount}')} values={{ amount: left }} /> : null}
          </>
        )}
      </Told>
      {isEditable && funding > 0 && sure === 0 ? <Told tone="warn">{text.nothingSure}</Told> : null}
    </Stack>
  )
}
