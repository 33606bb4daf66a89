import { Title } from '@mantine/core'
import type { Block } from '#domain/report/block.ts'
import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { PictureView } from './picture-view.tsx'
import classes from './report.module.css'
import { TableView } from './table-view.tsx'

type Props = {
  block: Block
  /** How deep its headings stand in the page. */
  level?: 3 | 4
}

/** One block of a report on the page. */
export function BlockView({ block, level = 4 }: Props) {
  switch (block.kind) {
    case 'heading':
      return (
        <Title order={block.isMinor && level === 3 ? 4 : level} className={classes.heading ?? ''}>
          <MaybeWritten>{block.text}</MaybeWritten>
        </Title>
      )
    case 'text':
      return (
        <p className={classes.text} data-tone={block.tone}>
          <MaybeWritten>{block.text}</MaybeWritten>
        </p>
      )
    case 'quote':
      return (
        <figure className={classes.quote}>
          <blockquote>
            <MaybeWritten>{block.text}</MaybeWritten>
          </blockquote>
          {block.by ? <figcaption>{block.by}</figcaption> : null}
        </figure>
      )
    case 'list':
      return <ListView {...block} />
    case 'facts':
      return (
        <dl className={classes.facts}>
          {block.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <MaybeWritten>{value}</MaybeWritten>
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return <TableView head={block.head} rows={block.rows} />
    case 'picture':
      return <PictureView picture={block.picture} />
  }
}

function ListView({ items, isOrdered }: Extract<Block, { kind: 'list' }>) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={classes.list}>
      {items.map((item, index) => (
        <li key={index}>
          <MaybeWritten>{item}</MaybeWritten>
        </li>
      ))}
    </List>
  )
}
