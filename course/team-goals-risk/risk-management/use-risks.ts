import { rowsNow } from '#course/shared/rows-now.ts'
import { useDiscard } from '#web/step-kit/half-typed/use-half-typed.ts'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import type { Impact, Likelihood, Risk } from './risks.ts'
import { answerKey, answerTo, rowsOf, step } from './risks.ts'

type Row = { title?: string; likelyhood?: Likelihood; impact?: Impact; plan?: string }

/** Where a title waits that is refused: numbers move on when another risk goes. */
export const keptTitle = ({ title }: Risk) => `title:${title}`

/** Adds, changes and removes risks; owner and date of the answer go with the title. */
export function useRisks() {
  const { read, write } = usePlanFrame()
  const shown = rowsOf(usePlan().data)
  const discard = useDiscard()
  const keep = (riskManagement: readonly ReturnType<typeof rowsOf>[number][]) =>
    write.saveBusiness({ riskManagement: [...riskManagement] })
  function changed({ number }: Risk, fields: Row) {
    const { rows, at } = rowsNow(rowsOf(read()), shown, number - 1)
    keep(rows.map((row, place) => (place === at ? { ...row, ...fields } : row)))
  }
  return {
    add: (title: string) => keep([...rowsOf(read()), { title, plan: '' }]),
    change: (risk: Risk, fields: Omit<Row, 'title'>) => changed(risk, fields),
    rename(risk: Risk, title: string) {
      const answer = answerTo(read(), risk.title)
      changed(risk, { title })
      if (answer) write.update('input', answer._id, { value: title })
    },
    answer(risk: Risk, fields: Partial<Pick<Risk, 'owner' | 'date'>>) {
      const { title, owner, date } = { ...risk, ...fields }
      const kept = { description: owner, valueArr: date ? [date] : [] }
      const answer = answerTo(read(), title)
      if (answer) write.update('input', answer._id, kept)
      else write.append({ step, key: answerKey }, { value: title, ...kept })
    },
    remove(risk: Risk) {
      const answer = answerTo(read(), risk.title)
      discard(`edit:${keptTitle(risk)}`)
      const { rows, at } = rowsNow(rowsOf(read()), shown, risk.number - 1)
      keep(rows.toSpliced(at, 1))
      if (answer) write.remove('input', answer._id)
    },
  }
}
