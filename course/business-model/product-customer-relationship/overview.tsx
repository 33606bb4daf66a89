import { labelOf, nameOf } from '#course/shared/segments.ts'
import { customerRelations } from '#domain/options/stakeholders.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { questions, relationKindOf } from './buying.ts'
import { words } from './words.ts'

/** All pairs side by side. On a phone the chips above tell which of them are complete. */
export function Overview({ pairs }: { pairs: readonly Pair[] }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const isWide = useIsWide()
  if (!isWide || pairs.length < 2) return null
  const told = (label: string) => label || <Soft isSmall>{text.open}</Soft>
  return (
    <Stack gap="m">
      <Heading>{text.overview}</Heading>
      <WideTable
        label={text.overview}
        head={
          <>
            <th scope="col">{text.offering}</th>
            {questions.map(({ name }) => (
              <th key={name} scope="col">
                {text.questions[name]}
              </th>
            ))}
            <th scope="col">{text.relation}</th>
          </>
        }
      >
        {pairs.map((pair) => (
          <tr key={pair.key}>
            <th scope="row">{text.pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale))}</th>
            {questions.map(({ name, options }) => (
              <td key={name}>{told(labelOf(options, pair.match?.[name], locale))}</td>
            ))}
            <td>{told(labelOf(customerRelations, relationKindOf(data, pair), locale))}</td>
          </tr>
        ))}
      </WideTable>
    </Stack>
  )
}
