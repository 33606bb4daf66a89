import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { MissingOfferings } from '#course/financial-plan/shared/missing-offerings.tsx'
import { ChartView } from '#course/financial-plan/shared/result-parts.tsx'
import { AskedWords } from '#course/shared/finance/asked-words.tsx'
import { Calculated, HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { WhatMoved } from '#course/shared/finance/what-moved.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Parts, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { Additional } from './additional.tsx'
import { MarketPart } from './market-part.tsx'
import { salesPicture } from './sales-picture.ts'
import { sharePicture, shares } from './share-picture.ts'
import { unitsOf } from './units.ts'
import { UnitsGrid } from './units-grid.tsx'
import { UnitsList } from './units-list.tsx'
import { UnitsTable } from './units-table.tsx'
import { words } from './words.ts'

/** How much will be sold, month by month, what else comes in, and who pays it. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data, project, isEditable } = usePlan()
  const isWide = useIsWide()
  const { offering } = data
  const rows = useMemo(() => unitsOf(offering ?? [], locale), [offering, locale])
  const linkTo = (step: string) => localePath(locale, `/home/project/${project._id}/${step}`)
  const lacksPrice = (offering ?? []).some(({ price }) => typeof price !== 'number')
  const Units = isWide ? (isEditable ? UnitsGrid : UnitsTable) : UnitsList
  return (
    <HowCalculated figures={shownFigures(data)}>
      <Room isWide>
        {rows.length === 0 ? (
          <MissingOfferings why={text.noOfferings} />
        ) : (
          <Stack gap="m">
            <Heading>{isEditable ? text.forecasts : text.forecastsRead}</Heading>
            {lacksPrice && isEditable ? (
              <Row>
                <Told tone="warn">{text.noPriceGap}</Told>
                <Button component="a" variant="light" href={linkTo('six/pricing')}>
                  {text.toPrices}
                </Button>
              </Row>
            ) : null}
            <Units rows={rows} />
          </Stack>
        )}
        <WhatMoved />
        {rows.length > 0 ? (
          <Stack gap="s">
            <Heading>{text.sales}</Heading>
            <ChartView draw={(width) => salesPicture(data, locale, width)} />
          </Stack>
        ) : null}
        <Additional />
        <Parts gap="xl">
          <Share />
          {rows.length > 0 ? <MarketPart rows={rows} /> : null}
        </Parts>
      </Room>
    </HowCalculated>
  )
}

/** The gauge of what the market pays. */
function Share() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const all = shares(data, locale)
  const [first] = all
  return (
    <Stack gap="s">
      <Heading>{text.share}</Heading>
      {first?.level === 'none' ? (
        <Soft>{text.noShare}</Soft>
      ) : (
        <>
          <PictureDrawing picture={sharePicture(data, locale)} style={{ maxWidth: '24rem' }} />
          <List gap="s">
            {all.map(({ year, share, name, told, level, loss }) => (
              <li key={year}>
                {name}:{' '}
                {share === null ? (
                  told
                ) : (
                  <Calculated figure={{ name: 'marketShare', column: year }} of={`${text.share}, ${name}`}>
                    {told}
                  </Calculated>
                )}{' '}
                · {text.levels[level]}
                {loss ? (
                  <>
                    {', '}
                    <AskedWords
                      text={text.loss('{amount}')}
                      numbers={{ amount: [{ name: 'netProfit', column: year }, loss, name] }}
                    />
                  </>
                ) : null}
              </li>
            ))}
          </List>
        </>
      )}
      {first?.level === 'almost' ? (
        <Told isStatus>{isEditable ? text.almostSustainable : text.almostSustainableRead}</Told>
      ) : null}
      {first?.level === 'sustainable' ? <Told isStatus>{text.levels.sustainable}</Told> : null}
    </Stack>
  )
}
