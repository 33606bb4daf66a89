import type { Competitor } from '#course/pricing/shared/figures.ts'
import { SideBySide } from '#course/pricing/shared/side-by-side.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Fault, NumberMark } from '#web/step-kit/layout/said.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { PercentField } from '#web/step-kit/numbers/percent-field.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import classes from './rivals.module.css'
import { longestName } from './rivals.ts'
import { words } from './words.ts'

type Props = { rival: Competitor; place: number; others: readonly string[] }

/** Something that people use today: its price, and how many use it. */
export function RivalCard({ rival, place, others }: Props) {
  const text = words[useLocale()]
  const { write } = usePlanFrame()
  const { _id } = rival
  const field = `competitor:${_id}`
  const gap = useGap(`name:${_id}`)
  const called = `${place + 1}. ${rival.name?.trim() || text.nameless}`
  const change = (fields: Partial<Pick<Competitor, 'name' | 'price' | 'marketShare'>>) =>
    write.update('competitor', _id, fields)
  return (
    <Card as="li" isSmall data-field={field}>
      <CardHead
        actions={
          <>
            <CommentButton field={field} label={called} />
            <RemoveButton name={called} ask={text.ask} onRemove={() => write.remove('competitor', _id)} />
          </>
        }
      >
        <div className={classes.name} data-field={`name:${_id}`}>
          <NumberMark>{place + 1}</NumberMark>
          <ItemText
            label={`${text.name} ${place + 1}`}
            keptAs={`name:${_id}`}
            value={rival.name}
            others={others}
            maxLength={longestName}
            isOneParagraph
            onSave={(name) => change({ name })}
          />
        </div>
        <Fault>{gap}</Fault>
      </CardHead>
      <SideBySide>
        <MoneyField
          field={`price:${_id}`}
          label={text.price}
          of={called}
          value={rival.price}
          hasComments={false}
          onSave={(price) => change({ price })}
        />
        <PercentField
          field={`marketShare:${_id}`}
          label={text.share}
          of={called}
          value={rival.marketShare}
          hasComments={false}
          onSave={(marketShare) => change({ marketShare })}
        />
      </SideBySide>
    </Card>
  )
}
