import { percentText } from '#course/pricing/shared/figures.ts'
import { partsBar } from '#course/pricing/shared/parts-bar.ts'
import { nameOf, type Offering } from '#course/shared/segments.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { Picture } from '#domain/report/picture.ts'
import { partsOf } from './costs.ts'
import { words } from './words.ts'

/** One batch as a bar, divided by the kinds of its costs. */
export const costPicture = (
  offering: Offering,
  locale: ReportLocale,
  money: (amount: number) => string,
): Picture =>
  partsBar(
    words[locale].barOf(nameOf(offering, locale)),
    partsOf(offering).map(({ kind, cost, share, ink }, place) => ({
      text: `${kind[locale]}: ${money(cost)} (${percentText(share * 100, locale)})`,
      share,
      ink,
      sign: String(place + 1),
      figure: { name: 'batchPart', offering: offering._id, kind: kind.value },
    })),
  )
