import { nameOf } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { coverageOf, isHalfCovered } from './selection.ts'
import { words } from './words.ts'

/** Whether people hear of each offering and are also helped to buy it. */
export function Coverage() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  return (
    <Stack gap="m">
      <Heading>{text.coverage}</Heading>
      <List gap="m">
        {coverageOf(data).map((one) => {
          const { pair, isTop, isBottom } = one
          return (
            <li key={pair.key}>
              <strong>{text.pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale))}</strong>
              {isHalfCovered(one) ? (
                <Told tone="warn">{isTop ? text.topOnly : text.bottomOnly}</Told>
              ) : isTop && isBottom ? (
                <p>
                  <Icon name="check" /> {text.covered}
                </p>
              ) : (
                <Soft>{text.notCovered}</Soft>
              )}
            </li>
          )
        })}
      </List>
    </Stack>
  )
}
