import { Button, Title } from '@mantine/core'
import type { Example } from '#web/catalogue/example.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { longText, useWords } from '#web/catalogue/fixtures/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CheckList } from '#web/step-kit/check-list.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardActions, CardHead } from '#web/step-kit/layout/card.tsx'
import { Columns, PhoneBar, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, NumberMark, Pill, Quote, Sentence, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Icon, type Sign } from '#web/ui/icon.tsx'

const words = {
  en: {
    chart: 'Chart',
    chosen: '2 of 3 chosen',
    enough: 'Fits into half an hour.',
    long: 'That is longer than half an hour.',
    missing: 'This field is required',
    applied: 'What you wrote when you applied',
    more: 'More questions',
    checks: { group: 'Names a group', place: 'Names a place' },
  },
  es: {
    chart: 'Gráfica',
    chosen: '2 de 3 elegidas',
    enough: 'Cabe en media hora.',
    long: 'Dura más de media hora.',
    missing: 'Este campo es obligatorio',
    applied: 'Lo que escribiste al postularte',
    more: 'Más preguntas',
    checks: { group: 'Nombra un grupo', place: 'Nombra un lugar' },
  },
} as const

const useSaid = () => ({ ...useWords(), ...words[useLocale()] })
const signs: readonly Sign[] = [
  'check',
  'circle',
  'partly',
  'cross',
  'lacking',
  'plus',
  'minus',
  'up',
  'down',
]

function InColumns({ share, isLong = false }: { share: 'narrow' | 'third' | 'half'; isLong?: boolean }) {
  const { text, chosen, chart } = useSaid()
  const to = `side-${share}`
  return (
    <Room>
      <Columns share={share} side={<Card id={to}>{chart}</Card>}>
        <PhoneBar jump={{ to, label: chart, isWarning: isLong }}>
          {isLong ? undefined : <Pill>{chosen}</Pill>}
        </PhoneBar>
        <Card>{isLong ? longText(text) : text}</Card>
      </Columns>
    </Room>
  )
}

function ACard({ edge, isLong = false }: { edge?: 'leaf' | 'warn' | 'error'; isLong?: boolean }) {
  const { text, other } = useSaid()
  return (
    <Card {...(edge ? { edge } : {})}>
      <CardHead actions={<CommentButton field="who" label={text} />}>
        <Title order={3} size="h4">
          {isLong ? longText(text) : text}
        </Title>
      </CardHead>
      <Soft>{other}</Soft>
      <CardActions>
        <Soft isSmall>{other}</Soft>
        <RemoveButton name={text} onRemove={() => {}} />
      </CardActions>
    </Card>
  )
}

function SmallCards({ wash }: { wash?: 'leaf' | 'grey' }) {
  const { text, other } = useSaid()
  return (
    <List columns="wide">
      {[text, other].map((one, index) => (
        <Card key={one} as="li" isSmall isOneOfMany {...(wash ? { wash } : {})}>
          <Row>
            <NumberMark isOn={index === 0}>{index + 1}</NumberMark>
            {one}
          </Row>
        </Card>
      ))}
    </List>
  )
}

function Words() {
  const { text, enough, long, missing, chosen } = useSaid()
  return (
    <Stack gap="s">
      <Sentence>{text}</Sentence>
      <Soft>{text}</Soft>
      <Soft isSmall>{text}</Soft>
      <Fault>{missing}</Fault>
      <Told>{enough}</Told>
      <Told tone="warn">{long}</Told>
      <Row>
        <Pill>{chosen}</Pill>
      </Row>
    </Stack>
  )
}

function AQuote({ isLong = false }: { isLong?: boolean }) {
  const { applied, text } = useSaid()
  return <Quote about={applied}>{isLong ? longText(text) : text}</Quote>
}

function Checks({ isOk, isInline = false }: { isOk: boolean; isInline?: boolean }) {
  return <CheckList checks={{ group: true, place: isOk }} labels={useSaid().checks} isInline={isInline} />
}

function Folded({ sign, open = false }: { sign: 'plus' | 'open'; open?: boolean }) {
  const { more, text } = useSaid()
  return (
    <Fold label={more} sign={sign} open={open}>
      {text}
    </Fold>
  )
}

export const examples: readonly Example[] = [
  {
    of: 'step-kit/layout/room.tsx Columns',
    states: {
      half: () => <InColumns share="half" />,
      'a third': () => <InColumns share="third" />,
      'narrow, something to mind': () => <InColumns share="narrow" isLong />,
    },
  },
  {
    of: 'step-kit/layout/card.tsx Card',
    states: {
      plain: () => <Scene children={<ACard />} />,
      'chosen, with a long title': () => <Scene children={<ACard edge="leaf" isLong />} />,
      'something to mind': () => <Scene children={<ACard edge="warn" />} />,
      'something is wrong': () => <Scene children={<ACard edge="error" />} />,
      'many small ones': () => <SmallCards />,
      'filled with green': () => <SmallCards wash="leaf" />,
      'filled with grey': () => <SmallCards wash="grey" />,
      'read by a mentor': () => <Scene as="mentor" children={<ACard />} />,
    },
  },
  { of: 'step-kit/layout/said.tsx Told', states: { 'all words': () => <Words /> } },
  {
    of: 'step-kit/layout/said.tsx Quote',
    states: { short: () => <AQuote />, long: () => <AQuote isLong /> },
  },
  {
    of: 'step-kit/check-list.tsx CheckList',
    states: {
      'below each other': () => <Checks isOk={false} />,
      'all true': () => <Checks isOk />,
      'in a line': () => <Checks isOk={false} isInline />,
    },
  },
  {
    of: 'ui/fold.tsx Fold',
    states: {
      closed: () => <Folded sign="open" />,
      open: () => <Folded sign="open" open />,
      'for something new': () => <Folded sign="plus" />,
      'for something new, open': () => <Folded sign="plus" open />,
    },
  },
  {
    of: 'ui/icon.tsx Icon',
    states: {
      all: () => (
        <Row>
          {signs.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Row>
      ),
      'in a button': () => (
        <Button variant="light">
          <Icon name="plus" /> 1
        </Button>
      ),
    },
  },
]
