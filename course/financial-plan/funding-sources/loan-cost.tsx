import type { Source } from '#course/financial-plan/shared/funding-rows.ts'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { AskedWords } from '#course/shared/finance/asked-words.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { scheduleOf } from './funding.ts'
import { ScheduleTable } from './schedule-table.tsx'
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
  const told = isEditable ? text.loan : text.loanRead
  return (
    <>
      <Told isStatus>
        <AskedWords
          text={told('{payment}', '{interest}')}
          numbers={{
            payment: [
              { name: 'loanPayment', loan: place },
              money(schedule.payment),
              `${text.payment}, ${called}`,
            ],
            interest: [
              { name: 'loanCost', loan: place },
              money(schedule.totalInterest),
              `${text.interest}, ${called}`,
            ],
          }}
        />
      </Told>
      <Fold
        label={
          <>
            {text.schedule}
            <span className="visually-hidden">: {called}</span>
          </>
        }
      >
        <ScheduleTable schedule={schedule} place={place} called={called} />
      </Fold>
    </>
  )
}
