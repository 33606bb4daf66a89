import { AskedPicture } from '#course/shared/finance/asked-picture.tsx'
import type { Scenario } from '#domain/finance/offerings.ts'
import { scenarios } from '#domain/options/finance.ts'
import type { Picture } from '#domain/report/picture.ts'
import { pictureWidth } from '#domain/report/text-box.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { Segments } from '#web/ui/segments.tsx'
import { resultWords } from './result-words.ts'

type SwitchProps = { value: Scenario; onChange: (scenario: Scenario) => void }

export function ScenarioSwitch({ value, onChange }: SwitchProps) {
  const text = resultWords[useLocale()]
  const data = scenarios.map((one) => ({ value: one.value, label: text.scenarios[one.value] }))
  return <Segments aria-label={text.scenario} value={value} onChange={onChange} data={data} />
}

const narrow = 264

/** As wide as there is room for, so that its words can be read on a phone. */
export const useChartWidth = () => (useIsWide() ? pictureWidth : narrow)

/** A chart that comes first on a phone too: there it is drawn for it. */
export function ChartView({ draw }: { draw: (width: number) => Picture | null }) {
  const picture = draw(useChartWidth())
  return picture ? <AskedPicture picture={picture} /> : null
}

/** A chart whose facts stand beside it in words. */
export function ChartDrawing({ draw }: { draw: (width: number) => Picture }) {
  return <PictureDrawing picture={draw(useChartWidth())} />
}
