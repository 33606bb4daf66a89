import type { CSSProperties } from 'react'
import type { Picture, TwinLine } from '#domain/report/picture.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { PictureDrawing } from './picture-drawing.tsx'
import classes from './report.module.css'
import { reportWords } from './report-words.ts'

/** A picture of a report, and what it says in words. Each has its turn: on a phone the words come first. */
export function PictureView({ picture }: { picture: Picture }) {
  const words = reportWords[useLocale()]
  const isWide = useIsWide()
  const { twin } = picture
  const drawn = <Drawing picture={picture} />
  if (!twin) return <figure className={classes.picture}>{drawn}</figure>
  const said = <Lines lines={twin} />
  return (
    <figure className={classes.picture}>
      {isWide ? drawn : <div className={classes.twin}>{said}</div>}
      <details className={classes.twin}>
        <summary>
          {isWide ? words.inWords : words.drawn}
          <span className="visually-hidden">: {picture.label}</span>
        </summary>
        {isWide ? said : drawn}
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
function Lines({ lines }: { lines: readonly TwinLine[] }) {
  const depth = lines[0]?.depth ?? 0
  const starts = lines.flatMap((line, index) => (index === 0 || line.depth <= depth ? [index] : []))
  return (
    <ul>
      {starts.map((start, order) => {
        const below = lines.slice(start + 1, starts[order + 1] ?? lines.length)
        return (
          <li key={start}>
            <MaybeWritten>{lines[start]?.text ?? ''}</MaybeWritten>
            {below.length > 0 ? <Lines lines={below} /> : null}
          </li>
        )
      })}
    </ul>
  )
}
