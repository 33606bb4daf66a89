import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import { figures } from '#domain/figures.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { wordCount } from '#domain/text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Pill, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { PrintSheet } from '#web/step-kit/print-sheet.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import {
  cardOf,
  cards,
  clock,
  isByHand,
  joined,
  leastWords,
  type Minutes,
  mostWords,
  pitchOf,
  secondsOf,
  secondsOver,
} from './pitch.ts'
import { Rehearsal } from './rehearsal.tsx'
import { usePitch } from './use-pitch.ts'
import { words } from './words.ts'

/** The joined text with its length, to be changed, rehearsed and printed. */
export function PitchText() {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { change, join } = usePitch()
  const pitch = pitchOf(data)
  const [minutes, setMinutes] = useState<Minutes>(wordCount(pitch) > mostWords['1'] ? '3' : '1')
  const count = wordCount(pitch)
  const over = secondsOver(pitch, minutes)
  return (
    <Stack gap="m" id="pitch">
      <Heading>{text.pitch}</Heading>
      <Segments
        aria-label={text.howLong}
        value={minutes}
        onChange={setMinutes}
        data={(['1', '3'] as const).map((value) => ({ value, label: text.lengths[value] }))}
      />
      <PlanText
        field="pitch"
        label={text.pitch}
        hint={text.pitchHint}
        value={pitch}
        maxLength={8000}
        isLong
        hidesLabel
        onSave={change}
      />
      <Pill isStatus>{text.words(figures(count, locale), clock(secondsOf(count)))}</Pill>
      {over > 0 ? (
        <Told tone="warn" isStatus>
          {text.over(figures(over, locale))}
        </Told>
      ) : null}
      {isEditable && count < leastWords ? <Soft isSmall>{text.sixty}</Soft> : null}
      {isEditable && isByHand(data) ? (
        <>
          <Soft isSmall>{text.changed}</Soft>
          <TakeOverButton
            label={text.join}
            question={text.replacePitch}
            text={joined(data)}
            current={pitch}
            onUse={join}
          />
        </>
      ) : null}
      {isBlank(pitch) ? null : <Actions minutes={minutes} />}
    </Stack>
  )
}

function Actions({ minutes }: { minutes: Minutes }) {
  const text = words[useLocale()]
  const { data, project } = usePlan()
  const [isRehearsing, setRehearsing] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  const told = cards.filter((card) => !isBlank(cardOf(data, card)))
  return (
    <Row>
      <Button onClick={() => setRehearsing(true)}>{text.rehearse}</Button>
      <Button variant="default" onClick={() => setPrinting(true)}>
        {text.print}
      </Button>
      <Rehearsal isOpen={isRehearsing} minutes={minutes} onClose={() => setRehearsing(false)} />
      {isPrinting ? (
        <PrintSheet onDone={printed}>
          <h1>{project.name}</h1>
          <p>{pitchOf(data)}</p>
          {told.map((card) => (
            <section key={card}>
              <h2>{text[card]}</h2>
              <p>{cardOf(data, card)}</p>
            </section>
          ))}
        </PrintSheet>
      ) : null}
    </Row>
  )
}
