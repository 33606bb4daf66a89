import { averageOf, isNumber, moneyOf, percentText } from '#course/pricing/shared/figures.ts'
import { AskedPicture } from '#course/shared/finance/asked-picture.tsx'
import { AskedWords } from '#course/shared/finance/asked-words.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { idsOf, pairName, pricePicture, type Rivals, sharePicture } from './market-picture.ts'
import { ownPrice, sharesOf } from './rivals.ts'
import { words } from './words.ts'

/** Prices and shares as pictures, and what they add up to. */
export function PricesBeside({ of }: { of: Rivals }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { pair, rivals, share } = of
  const average = averageOf(rivals)
  const { taken, isOver } = sharesOf(rivals, share)
  const isDrawn = rivals.some(({ price, marketShare }) => isNumber(price) && isNumber(marketShare))
  return (
    <Stack gap="m">
      <Heading size="h5">{text.scatter}</Heading>
      {isDrawn ? (
        <AskedPicture picture={pricePicture(data, of, locale)} />
      ) : (
        <Soft isSmall>{text.noPoints}</Soft>
      )}
      <div role="status">
        {average === null ? null : (
          <Soft isSmall>
            <AskedWords
              text={text.averageIs('{price}')}
              numbers={{
                price: [
                  { name: 'competitorAverage', ...idsOf(pair) },
                  moneyOf(data, locale)(average),
                  `${text.average}, ${pairName(pair, locale)}`,
                ],
              }}
            />
          </Soft>
        )}
        {isDrawn && isEditable && ownPrice(pair) === null ? <Soft isSmall>{text.noPrice}</Soft> : null}
      </div>
      {taken > 0 ? (
        <>
          <Heading size="h5">{text.shares}</Heading>
          <AskedPicture picture={sharePicture(of, locale)} />
        </>
      ) : null}
      <div role="status">
        {isOver ? (
          <Told tone="warn">
            <AskedWords
              text={text.over('{sum}')}
              numbers={{
                sum: [{ name: 'sharesTaken', ...idsOf(pair) }, percentText(taken, locale), text.shares],
              }}
            />
          </Told>
        ) : null}
      </div>
    </Stack>
  )
}
