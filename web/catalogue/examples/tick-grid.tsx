import { useState } from 'react'
import type { Example } from '#web/catalogue/example.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { longText, useWords } from '#web/catalogue/fixtures/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { TickGrid } from '#web/step-kit/tick-grid/tick-grid.tsx'
import { TickList } from '#web/step-kit/tick-grid/tick-list.tsx'

const words = {
  en: {
    label: 'Who answers what',
    head: { rows: 'Question', verdict: 'Found' },
    count: (n: number) => `${n} found`,
    cell: (row: string, column: string) => `${column} answers: ${row}`,
  },
  es: {
    label: 'Quién responde qué',
    head: { rows: 'Pregunta', verdict: 'Encontrado' },
    count: (n: number) => `${n} encontradas`,
    cell: (row: string, column: string) => `${column} responde: ${row}`,
  },
} as const

function Ticks({ of, isList = false }: { of: string; isList?: boolean }) {
  const { label, head, count, cell } = words[useLocale()]
  const { text, other } = useWords()
  const [ticked, setTicked] = useState<readonly string[]>(['one two', 'two one', 'two two'])
  const Grid = isList ? TickList : TickGrid
  return (
    <Grid
      label={`${label} (${of})`}
      head={head}
      cell={(row, column) => `${cell(row, column)} (${of})`}
      columns={[
        { id: 'one', text },
        { id: 'two', text: other },
      ]}
      rows={['one', 'two', 'three'].map((id, index) => {
        const own = ticked.flatMap((key) => (key.startsWith(`${id} `) ? (key.split(' ')[1] ?? []) : []))
        const tone = (['error', 'warn', 'leaf'] as const)[own.length] ?? 'leaf'
        const question = index === 0 ? longText(text) : `${head.rows} ${index + 1}`
        return { id, text: question, field: `row:${id}`, ticked: own, verdict: count(own.length), tone }
      })}
      onToggle={(row, column) => {
        const key = `${row} ${column}`
        setTicked((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key]))
      }}
    />
  )
}

export const examples: readonly Example[] = [
  {
    of: 'step-kit/tick-grid/tick-grid.tsx TickGrid',
    states: {
      filled: () => <Scene children={<Ticks of="1" />} />,
      'a row lacks something': () => (
        <Scene gaps={[{ field: 'row:three', message: 'selectOne' }]} children={<Ticks of="2" />} />
      ),
      'read by a mentor': () => <Scene as="mentor" children={<Ticks of="3" />} />,
    },
  },
  {
    of: 'step-kit/tick-grid/tick-list.tsx TickList',
    states: {
      'on a phone': () => <Scene children={<Ticks of="4" isList />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Ticks of="5" isList />} />,
    },
  },
]
