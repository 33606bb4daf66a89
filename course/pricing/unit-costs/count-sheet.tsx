import { componentTypes } from '#domain/options/products.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { PrintSheet } from '#web/step-kit/print-sheet.tsx'
import classes from './count-sheet.module.css'
import { words } from './words.ts'

const lines = { material: 5, labour: 3, packaging: 2, transport: 2, commission: 1, other: 2 } as const

/** One page on which a whole batch is counted while it is made. */
export function CountSheet({ offering, onDone }: { offering: string; onDone: () => void }) {
  const locale = useLocale()
  const text = words[locale].sheet
  return (
    <PrintSheet onDone={onDone}>
      <div className={classes.sheet}>
        <h1>
          {text.title}: {offering}
        </h1>
        <p>{text.about}</p>
        <p className={classes.blanks}>
          {[text.who, text.date, text.planned].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <table>
          <thead>
            <tr>
              {text.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {componentTypes.map((kind) => (
            <tbody key={kind.value}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {kind[locale]}
                  {kind.value === 'labour' ? ` · ${text.hours}` : ''}
                </th>
              </tr>
              {Array.from({ length: lines[kind.value] }, (_, line) => (
                <tr key={line}>
                  {text.head.map((name) => (
                    <td key={name} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        <p className={classes.blanks}>
          <span>{text.good}</span>
        </p>
        <p>{text.divide}</p>
      </div>
    </PrintSheet>
  )
}
