import type { CSSProperties, ReactNode } from 'react'
import type { Picture, TwinLine } from '#domain/report/picture.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { PictureDrawing } from './picture-drawing.tsx'
import classes from './report.module.css'
import { reportWords } from './report-words.ts'

type LineOf = (line: TwinLine, index: number) => ReactNode
type Props = {
  picture: Picture
  /** How a line of its words is shown, where it is more than words. */
  lineOf?: LineOf
  /** It is drawn for a narrow page, and comes first there too. */
  isNarrow?: boolean
}

const written: LineOf = ({ text }) => <MaybeWritten>{text}</MaybeWritten>

/** A picture of a report, and what it says in words. Each has its turn: on a phone the words of a wide one come first. */
export function PictureView({ picture, lineOf = written, isNarrow = false }: Props) {
  const words = reportWords[useLocale()]
  const isDrawn = useIsWide() || isNarrow
  const { twin } = picture
  const drawn = <Drawing picture={picture} />
  if (!twin) return <figure className={classes.picture}>{drawn}</figure>
  const said = <Lines lines={twin} from={0} lineOf={lineOf} />
  return (
    <figure className={classes.picture}>
      {isDrawn ? drawn : <div className={classes.twin}>{said}</div>}
      <details className={classes.twin}>
        <summary>
          {isDrawn ? words.inWords : words.drawn}
          <span className="visually-hidden">: {picture.label}</span>
        </summary>
        {isDrawn ? said : drawn}
      </details>
    </figure>
  )
}

function Drawing({ picture }: { picture: Picture }) {
  const words = reportWords[useLocale()]
  const size = { '--width': picture.width } as CSSProperties
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
    <div
      className={classes.frame}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide picture scrolls by keyboard too
      tabIndex={0}
      aria-label={`${words.picture}: ${picture.label}`}
    >
      <PictureDrawing picture={picture} style={size} />
    </div>
  )
}

/** Lines of one depth, each with the deeper ones that follow it. */
function Lines({ lines, from, lineOf }: { lines: readonly TwinLine[]; from: number; lineOf: LineOf }) {
  const depth = lines[0]?.depth ?? 0
  const starts = lines.flatMap((line, index) => (index === 0 || line.depth <= depth ? [index] : []))
  return (
    <ul>
      {starts.map((start, order) => {
        const line = lines[start]
        const below = lines.slice(start + 1, starts[order + 1] ?? lines.length)
        return (
          <li key={start}>
            {line ? lineOf(line, from + start) : null}
            {below.length > 0 ? <Lines lines={below} from={from + start + 1} lineOf={lineOf} /> : null}
          </li>
        )
      })}
    </ul>
  )
}
