import { type Channel, isOwn } from '#course/marketing-and-sales/shared/channels.ts'
import { labelOf } from '#course/shared/segments.ts'
import { intermediaryTypes } from '#domain/options/marketing.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CardHead } from '#web/step-kit/layout/card.tsx'
import { NumberMark } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { MoveButtons } from '#web/step-kit/lists/move-buttons.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { PercentField } from '#web/step-kit/numbers/percent-field.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { changedAt, type Link, movedTo } from './chains.ts'
import { useChains } from './use-chains.ts'
import { words } from './words.ts'

type Props = { channel: Channel; link: Link; place: number; count: number; number: number }

/** Somebody on the way: who it is, what they do, and what part of the price they keep. */
export function HandRow({ channel, link: { hand, share }, place, count, number }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const { change } = useChains()
  const at = `${channel._id}:${place}`
  const gap = useGap(`intermediaryType:${at}`)
  const kind = labelOf(intermediaryTypes, hand.intermediaryType, locale)
  const called = text.of(kind || text.hand, number)
  return (
    <li data-field={`intermediaryType:${at}`}>
      <Stack gap="s">
        <CardHead
          actions={
            <>
              <MoveButtons
                name={called}
                index={place}
                count={count}
                onMove={(to) => change(channel, (chain) => movedTo(chain, place, to))}
              />
              <RemoveButton
                name={called}
                onRemove={() => change(channel, (chain) => chain.toSpliced(place, 1))}
              />
            </>
          }
        >
          <Row>
            <NumberMark>{place + 1}</NumberMark>
            {isEditable ? (
              <PickOne
                aria-label={`${text.hand} ${text.of(String(place + 1), number)}`}
                none="–"
                error={gap}
                value={hand.intermediaryType ?? null}
                options={intermediaryTypes}
                onPick={(intermediaryType) =>
                  change(channel, (chain) =>
                    changedAt(chain, place, (one) => ({ ...one, hand: { ...one.hand, intermediaryType } })),
                  )
                }
              />
            ) : (
              <strong>{kind || '–'}</strong>
            )}
          </Row>
        </CardHead>
        <PlanText
          field={`description:${at}`}
          label={text.does}
          of={called}
          hint={text.doesHint}
          value={hand.description}
          maxLength={500}
          hasComments={false}
          onSave={(description) =>
            change(channel, (chain) =>
              changedAt(chain, place, (one) => ({ ...one, hand: { ...one.hand, description } })),
            )
          }
        />
        {isOwn(hand) ? null : (
          <PercentField
            field={`share:${at}`}
            label={`${text.share}: ${called}`}
            value={share}
            hasComments={false}
            onSave={(next) =>
              change(channel, (chain) => changedAt(chain, place, (one) => ({ ...one, share: next })))
            }
          />
        )}
      </Stack>
    </li>
  )
}
