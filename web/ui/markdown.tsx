import { Title } from '@mantine/core'
import { Fragment, type ReactNode, useMemo } from 'react'
import { type Block, blocksOf, type Span } from './markdown-blocks.ts'

type Props = {
  source: string
  /** The order of the first heading level on this page. */
  firstOrder: 2 | 3 | 4
  /** How a piece of text is shown where more than text is wanted. */
  show?: Show
}

type Show = (text: string) => ReactNode

/** A shipped or edited text. Nothing in it can become anything but text. */
export function Markdown({ source, firstOrder, show = asText }: Props) {
  const blocks = useMemo(() => blocksOf(source), [source])
  return blocks.map((block, index) => <BlockView key={index} {...{ block, firstOrder, show }} />)
}

const asText: Show = (text) => text

type BlockProps = { block: Block; firstOrder: Props['firstOrder']; show: Show }

function BlockView({ block, firstOrder, show }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const isFirst = block.level === 1
      return (
        <Title order={isFirst ? firstOrder : (Math.min(6, firstOrder + 1) as 3)} size={isFirst ? 'h2' : 'h4'}>
          <Spans spans={block.spans} show={show} />
        </Title>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} show={show} />
        </p>
      )
    case 'numbers':
      return <ol start={block.start}>{itemsOf(block.items, show)}</ol>
    case 'points':
      return <ul>{itemsOf(block.items, show)}</ul>
    case 'table':
      return <TableView rows={block.rows} show={show} />
  }
}

function itemsOf(items: readonly (readonly Span[])[], show: Show) {
  return items.map((spans) => (
    <li key={spans.map(({ text }) => text).join('')}>
      <Spans spans={spans} show={show} />
    </li>
  ))
}

type TableProps = { rows: readonly (readonly (readonly Span[])[])[]; show: Show }

/** Its first row names the columns, its first column the rows. */
function TableView({ rows: [head = [], ...rows], show }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((spans, index) =>
            spans.length > 0 ? (
              <th key={index} scope="col">
                <Spans spans={spans} show={show} />
              </th>
            ) : (
              <td key={index} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells], index) => (
          <tr key={index}>
            <th scope="row">
              <Spans spans={name} show={show} />
            </th>
            {cells.map((spans, place) => (
              <td key={place}>
                <Spans spans={spans} show={show} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Spans({ spans, show }: { spans: readonly Span[]; show: Show }) {
  return spans.map(({ text, bold }, index) =>
    bold ? <strong key={index}>{show(text)}</strong> : <Fragment key={index}>{show(text)}</Fragment>,
  )
}
