import type { Source } from '#course/financial-plan/shared/funding-rows.ts'
import { Filled } from '#course/financial-plan/shared/result-parts.tsx'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { Calculated, HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { scheduleOf } from './funding.ts'
import { scheduleRows } from './schedule-rows.ts'
import { words } from './words.ts'

type Props = { source: Source; place: number; called: string }

/** What a loan asks for each month and in all, and year by year for those who want to know. */
export function LoanCost({ source, place, called }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const money = amountsOf(data, locale)
  const schedule = scheduleOf(source)
  if (!schedule) return isEditable ? <Soft isSmall>{text.needsTerms}</Soft> : null
  const { head, rows } = scheduleRows(data, schedule, locale)
  const told = isEditable ? text.loan : text.loanRead
  return (
    <>
      <HowCalculated figures={shownFigures(data)}>
        <Told isStatus>
          <Filled
            text={told('{payment}', '{interest}')}
            values={{
              payment: (
                <Calculated figure={{ name: 'loanPayment', loan: place }} of={`${text.payment}, ${called}`}>
                  {money(schedule.payment)}
                </Calculated>
              ),
              interest: (
                <Calculated figure={{ name: 'loanCost', loan: place }} of={`${text.interest}, ${called}`}>
                  {money(schedule.totalInterest)}
                </Calculated>
              ),
            }}
          />
        </Told>
      </HowCalculated>
      <Fold
        label={
          <>
            {text.schedule}
            <span className="visually-hidden">: {called}</span>
          </>
        }
      >
        <WideTable
          label={`${text.schedule}: ${called}`}
          head={head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        >
          {rows.map(([year, ...amounts]) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {amounts.map((amount, index) => (
                <td key={index} className="figures">
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </WideTable>
      </Fold>
    </>
  )
}
