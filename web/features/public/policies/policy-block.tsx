import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './policy-page.module.css'
import { type Block, readSpans, type Span } from './read-policy.ts'
import { words } from './words.ts'

export function PolicyBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Line line={block.text} />
      </p>
    )
  }
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <Line line={item} />
          </li>
        ))}
      </ul>
    )
  }
  return <PolicyTable head={block.head} rows={block.rows} />
}

/** On a phone each row becomes a card, and the column's name stands before each cell. */
function PolicyTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, column) => (
              <td key={head[column]} data-column={head[column]}>
                <Line line={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Line({ line }: { line: string }) {
  return readSpans(line).map((span) => <SpanOfLine key={span.at} span={span} />)
}

function SpanOfLine({ span }: { span: Span }) {
  const locale = useLocale()
  const text = words[locale]
  if (span.kind === 'strong') return <strong>{span.text}</strong>
  if (span.kind === 'link') return <a href={localePath(locale, span.to)}>{span.text}</a>
  if (span.kind === 'plain') return span.text
  return (
    <mark className={classes.placeholder} title={text.placeholder}>
      {span.text}
    </mark>
  )
}
