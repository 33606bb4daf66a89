import { Title } from '@mantine/core'
import { Fragment, useMemo } from 'react'
import classes from './agreement.module.css'
import { type Block, blocksOf, type Span } from './markdown.ts'

/** The agreement as a sheet of paper. Its own title is below the title of the page. */
export function AgreementText({ source }: { source: string }) {
  const blocks = useMemo(() => blocksOf(source), [source])
  return (
    <article className={classes.sheet}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </article>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Title order={block.level === 1 ? 2 : 3} size={block.level === 1 ? 'h2' : 'h4'}>
          <Spans spans={block.spans} />
        </Title>
      )
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
