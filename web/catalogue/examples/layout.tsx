import { Button, Title } from '@mantine/core'
import { type ComponentType, type ReactNode, useId } from 'react'
import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import type { Example } from '#web/catalogue/example.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { longText, useWords } from '#web/catalogue/fixtures/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CheckList, CountList } from '#web/step-kit/check-list.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Board, Lane } from '#web/step-kit/layout/board.tsx'
import { Card, CardActions, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { PictureOrList } from '#web/step-kit/layout/picture-or-list.tsx'
import { Below, Columns, PhoneBar, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, NumberMark, Pill, Quote, Sentence, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Parts, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { PlanField } from '#web/step-kit/plan-field.tsx'
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

function Wide({ columns }: { columns: number }) {
  const { text, other, chart } = useSaid()
  const numbers = Array.from({ length: columns }, (_, index) => index + 1)
  const head = (
    <>
      <th scope="col">{text}</th>
      {numbers.map((number) => (
        <th key={number} scope="col">
          {`${other} ${number}`}
        </th>
      ))}
    </>
  )
  return (
    <WideTable label={`${chart} ${columns}`} head={head}>
      <tr>
        <th scope="row">{longText(text)}</th>
        {numbers.map((number) => (
          <td key={number}>{number}</td>
        ))}
      </tr>
    </WideTable>
  )
}

function InColumns({ share, isLong = false }: { share: 'narrow' | 'third' | 'half'; isLong?: boolean }) {
  const { text, chosen, chart } = useSaid()
  const to = useId()
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

function Led() {
  const { text, other, chart } = useSaid()
  return (
    <Room>
      <Columns lead={<Card wash="leaf">{chart}</Card>} side={<Card>{other}</Card>}>
        <Card>{text}</Card>
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

function InWords({ of: Piece }: { of: ComponentType<{ children: ReactNode }> }) {
  const { text, missing } = useSaid()
  return <Piece>{Piece === Fault ? missing : text}</Piece>
}

function Standing({ tone }: { tone: 'leaf' | 'warn' }) {
  const { enough, long } = useSaid()
  return <Told tone={tone}>{tone === 'leaf' ? enough : long}</Told>
}

function Chosen() {
  return (
    <Row>
      <Pill>{useSaid().chosen}</Pill>
    </Row>
  )
}

function Several({ in: Around }: { in: ComponentType<{ children: ReactNode }> }) {
  const { text, other } = useSaid()
  return (
    <Around>
      {[text, other].map((one) => (Around === List ? <li key={one}>{one}</li> : <p key={one}>{one}</p>))}
    </Around>
  )
}

function Declared({ as = 'team' }: { as?: 'team' | 'mentor' }) {
  const { who, hint } = useWords()
  const room = defineRoom({
    id: '57e9000000000000000000ff',
    slug: 'defining-your-problem',
    type: 'exercise',
    component: 'Example',
    fields: { who: answer({ longest: 300 }) },
  })
  const said = { who, hints: { who: hint } }
  return <Scene as={as} children={<PlanField of={room} words={{ en: said, es: said }} name="who" />} />
}

function AQuote({ isLong = false }: { isLong?: boolean }) {
  const { applied, text } = useSaid()
  return <Quote about={applied}>{isLong ? longText(text) : text}</Quote>
}

type ChecksProps = { isOk: boolean; isInline?: boolean; areFields?: boolean }

function Checks({ isOk, ...rest }: ChecksProps) {
  return <CheckList checks={{ group: true, place: isOk }} labels={useSaid().checks} {...rest} />
}

function Lanes({ of }: { of: string }) {
  const { text, other, more, missing, chosen } = useSaid()
  const lane = { empty: more, onAdd: () => {} }
  return (
    <Board label={`${chosen} (${of})`}>
      <Lane {...lane} title={text} field="lane" isEmpty={false} add={`${more}: 1`}>
        <Card as="li" isSmall>
          {other}
        </Card>
      </Lane>
      <Lane {...lane} title={missing} field="other" isEmpty add={`${more}: 2`}>
        {null}
      </Lane>
    </Board>
  )
}

function Counts() {
  return (
    <CountList counts={{ group: 3, place: 1 }} goals={{ group: 1, place: 2 }} labels={useSaid().checks} />
  )
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
      'something over the side': () => <Led />,
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
  {
    of: 'step-kit/layout/said.tsx Told',
    states: { well: () => <Standing tone="leaf" />, 'something to mind': () => <Standing tone="warn" /> },
  },
  { of: 'step-kit/layout/said.tsx Soft', states: { words: () => <InWords of={Soft} /> } },
  { of: 'step-kit/layout/said.tsx Fault', states: { words: () => <InWords of={Fault} /> } },
  { of: 'step-kit/layout/said.tsx Sentence', states: { words: () => <InWords of={Sentence} /> } },
  {
    of: 'step-kit/layout/heading.tsx Heading',
    states: { 'of a part': () => <InWords of={Heading} /> },
  },
  { of: 'step-kit/layout/said.tsx Pill', states: { words: () => <Chosen /> } },
  { of: 'step-kit/layout/said.tsx NumberMark', states: { 'on a card': () => <SmallCards /> } },
  { of: 'step-kit/layout/stack.tsx Stack', states: { 'two things': () => <Several in={Stack} /> } },
  { of: 'step-kit/layout/stack.tsx Parts', states: { 'two things': () => <Several in={Parts} /> } },
  { of: 'step-kit/layout/stack.tsx Row', states: { 'two things': () => <Several in={Row} /> } },
  { of: 'step-kit/layout/stack.tsx List', states: { 'two things': () => <Several in={List} /> } },
  { of: 'step-kit/layout/room.tsx Room', states: { 'with a side': () => <InColumns share="half" /> } },
  { of: 'step-kit/layout/room.tsx Below', states: { 'two things': () => <Several in={Below} /> } },
  {
    of: 'step-kit/layout/room.tsx PhoneBar',
    states: { 'over the cards': () => <InColumns share="narrow" isLong /> },
  },
  {
    of: 'step-kit/layout/card.tsx CardHead',
    states: { 'with a button': () => <Scene children={<ACard />} /> },
  },
  {
    of: 'step-kit/layout/card.tsx CardActions',
    states: { 'with words': () => <Scene children={<ACard />} /> },
  },
  {
    of: 'step-kit/plan-field.tsx PlanField',
    states: { empty: () => <Declared />, 'read by a mentor': () => <Declared as="mentor" /> },
  },
  {
    of: 'step-kit/layout/said.tsx Quote',
    states: { short: () => <AQuote />, long: () => <AQuote isLong /> },
  },
  {
    of: 'step-kit/layout/board.tsx Board',
    states: { 'one lane is empty': () => <Scene children={<Lanes of="1" />} /> },
  },
  {
    of: 'step-kit/layout/board.tsx Lane',
    states: {
      'a lane lacks something': () => (
        <Scene gaps={[{ field: 'other', message: 'required' }]} children={<Lanes of="2" />} />
      ),
      'read by a mentor': () => <Scene as="mentor" children={<Lanes of="3" />} />,
    },
  },
  {
    of: 'step-kit/layout/wide-table.tsx WideTable',
    states: { 'it fits': () => <Wide columns={3} />, 'it scrolls': () => <Wide columns={14} /> },
  },
  {
    of: 'step-kit/layout/picture-or-list.tsx PictureOrList',
    states: {
      'as a picture': () => <PictureOrList view="picture" onChange={() => {}} />,
      'as a list': () => <PictureOrList view="list" onChange={() => {}} />,
    },
  },
  {
    of: 'step-kit/check-list.tsx CheckList',
    states: {
      'below each other': () => <Checks isOk={false} />,
      'all true': () => <Checks isOk />,
      'in a line': () => <Checks isOk={false} isInline />,
      'asked for by the step': () => (
        <Scene
          gaps={[{ field: 'place', message: 'required' }]}
          children={<Checks isOk={false} areFields />}
        />
      ),
    },
  },
  {
    of: 'step-kit/check-list.tsx CountList',
    states: { 'one of two is met': () => <Scene children={<Counts />} /> },
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
