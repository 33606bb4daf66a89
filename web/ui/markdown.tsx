import { Title } from '@mantine/core'
import { Fragment, useMemo } from 'react'
import { type Block, blocksOf, type Span } from './markdown-blocks.ts'

type Props = {
  source: string
  /** The order of the first heading level on this page. */
  firstOrder: 2 | 3 | 4
}

/** A shipped or edited text. Nothing in it can become anything but text. */
export function Markdown({ source, firstOrder }: Props) {
  const blocks = useMemo(() => blocksOf(source), [source])
  return blocks.map((block, index) => <BlockView key={index} block={block} firstOrder={firstOrder} />)
}

function BlockView({ block, firstOrder }: { block: Block; firstOrder: Props['firstOrder'] }) {
  switch (block.kind) {
    case 'heading': {
      const isFirst = block.level === 1
      return (
        <Title order={isFirst ? firstOrder : (Math.min(6, firstOrder + 1) as 3)} size={isFirst ? 'h2' : 'h4'}>
          <Spans spans={block.spans} />
        </Title>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
    case 'numbers':
      return <ol start={block.start}>{itemsOf(block.items)}</ol>
    case 'points':
      return <ul>{itemsOf(block.items)}</ul>
  }
}

function itemsOf(items: readonly (readonly Span[])[]) {
  return items.map((spans) => (
    <li key={spans.map(({ text }) => text).join('')}>
      <Spans spans={spans} />
    </li>
  ))
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, bold }, index) =>
    bold ? <strong key={index}>{text}</strong> : <Fragment key={index}>{text}</Fragment>,
  )
}
