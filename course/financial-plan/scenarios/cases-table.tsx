import { useNumberWalk } from '#course/financial-plan/shared/use-number-walk.ts'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { type ComparedLine, comparedLines } from './compared.ts'
import { cases } from './scenarios.ts'
import { words } from './words.ts'

/** The same figures of each case beside each other. Every number says how it comes about. */
export function CasesTable() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const lines = comparedLines(data, locale)
  const walk = useNumberWalk({ rows: lines.length, columns: cases.length })
  return (
    <WideTable
      label={text.table}
      hasNumbers
      table={{ ...walk.table, 'aria-label': text.table }}
      head={
        <>
          <th scope="col">{text.figure}</th>
          {cases.map((scenario) => (
            <th key={scenario} scope="col">
              {text.cases[scenario]}
            </th>
          ))}
        </>
      }
    >
      {lines.map((line, row) => (
        <tr key={line.name}>
          <th scope="row">{line.name}</th>
          {cases.map((scenario, column) => (
            <td key={scenario}>
              <CaseNumber line={line} scenario={scenario} isPassed={!walk.isStop(row, column)} />
            </td>
          ))}
        </tr>
      ))}
    </WideTable>
  )
}

type NumberProps = { line: ComparedLine; scenario: Scenario; isPassed: boolean }

function CaseNumber({ line, scenario, isPassed }: NumberProps) {
  const text = words[useLocale()]
  const { data } = usePlan()
  const { told, figure, when } = line.of(scenario)
  if (!figure) return told
  return (
    <>
      <Calculated
        figure={figure}
        figures={shownFigures(data, scenario)}
        of={`${line.name}, ${text.cases[scenario]}`}
        isPassed={isPassed}
      >
        {told}
      </Calculated>
      {when ? <Soft isSmall>{when}</Soft> : null}
    </>
  )
}
