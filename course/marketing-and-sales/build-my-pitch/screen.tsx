import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, PhoneBar, Room } from '#web/step-kit/layout/room.tsx'
import { NumberMark } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useLanguageOf } from '#web/step-kit/plan-language.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import { earlier } from './earlier.ts'
import { type Card as CardName, cardOf, cards, pitchOf } from './pitch.ts'
import { PitchText } from './pitch-text.tsx'
import { usePitch } from './use-pitch.ts'
import { words } from './words.ts'

/** Seven cards, and the text that they make together. */
export function Screen() {
  const text = words[useLocale()]
  return (
    <Room>
      <PhoneBar jump={{ to: 'pitch', label: text.pitch }} />
      <Columns isSticky side={<PitchText />}>
        <Stack gap="m">
          <Heading>{text.cards}</Heading>
          <List isOrdered>
            {cards.map((card, index) => (
              <PitchCard key={card} card={card} number={index + 1} />
            ))}
          </List>
        </Stack>
      </Columns>
    </Room>
  )
}

function PitchCard({ card, number }: { card: CardName; number: number }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { tell } = usePitch()
  const told = cardOf(data, card)
  // In the language in which the plan is written, so that the words of the team go on in it.
  const language = useLanguageOf(told || pitchOf(data) || earlier(data, 'problem', locale)) ?? locale
  const before = earlier(data, card, language)
  return (
    <Card as="li" isSmall>
      <Row>
        <NumberMark isOn={told.trim() !== ''}>{number}</NumberMark>
        <Heading level={3}>{text[card]}</Heading>
      </Row>
      <PlanText
        field={card}
        label={text[card]}
        hint={text.hints[card]}
        value={told}
        maxLength={1500}
        isLong
        hidesLabel
        onSave={(typed) => tell(card, typed)}
      />
      {isEditable && before !== '' && before !== told ? (
        <TakeOverButton
          label={text.use}
          of={text[card]}
          question={text.replace}
          text={before}
          current={told}
          onUse={() => tell(card, before)}
        />
      ) : null}
    </Card>
  )
}
