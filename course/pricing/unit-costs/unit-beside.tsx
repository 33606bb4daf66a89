import { moneyOf, percentText, unitCostOf } from '#course/pricing/shared/figures.ts'
import { AskedPicture } from '#course/shared/finance/asked-picture.tsx'
import { AskedWords } from '#course/shared/finance/asked-words.tsx'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import type { Offering } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { costPicture } from './cost-picture.ts'
import classes from './costs.module.css'
import { batchCost, partsOf } from './costs.ts'
import { words } from './words.ts'

/** What one unit costs, and of what that consists. */
export function UnitBeside({ offering }: { offering: Offering }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const money = moneyOf(data, locale)
  const cost = unitCostOf(offering)
  const [largest] = partsOf(offering).toSorted((one, other) => other.cost - one.cost)
  const units = Math.max(1, offering.unitPerBatch ?? 1)
  return (
    <Stack gap="m">
      <Heading size="h5">{text.unit}</Heading>
      <div role="status">
        <p className={classes.unit}>
          {cost === null ? (
            '–'
          ) : (
            <Calculated figure={{ name: 'unitCost', offering: offering._id }} of={text.unit}>
              {money(cost)}
            </Calculated>
          )}
        </p>
        {cost === null ? null : (
          <Soft isSmall>
            <AskedWords
              text={text.whole('{cost}', figures(units, locale))}
              numbers={{
                cost: [{ name: 'batchCost', offering: offering._id }, money(batchCost(offering)), text.bar],
              }}
            />
          </Soft>
        )}
      </div>
      <Heading size="h5">{text.bar}</Heading>
      {largest ? (
        <>
          <AskedPicture picture={costPicture(offering, locale, money)} />
          {isEditable ? (
            <Soft isSmall>
              <AskedWords
                text={text.largest(largest.kind[locale].toLowerCase(), '{share}')}
                numbers={{
                  share: [
                    { name: 'batchPart', offering: offering._id, kind: largest.kind.value },
                    percentText(largest.share * 100, locale),
                    largest.kind[locale],
                  ],
                }}
              />
            </Soft>
          ) : null}
        </>
      ) : (
        <Soft isSmall>{text.noBar}</Soft>
      )}
    </Stack>
  )
}
