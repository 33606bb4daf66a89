import { useId } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { faceShapes } from './level-face.ts'
import classes from './level-scale.module.css'
import { levelWords } from './level-words.ts'
import { type Level, levels, type NeedKind } from './needs.ts'

const area = { x: -11, y: -11, width: 22, height: 22 }

function LevelFace({ kind, level }: { kind: NeedKind; level: Level | null }) {
  return (
    <span className={classes.face}>
      <PicturePart area={area} shapes={faceShapes(kind, level, { x: 0, y: 0, radius: 10 })} />
    </span>
  )
}

/** How strong something is: a face and a word. */
export function LevelTold({ kind, level }: { kind: NeedKind; level: Level }) {
  const word = levelWords[kind][useLocale()][level - 1]
  return (
    <span className={classes.told}>
      <LevelFace kind={kind} level={level} /> {level} · {word}
    </span>
  )
}

type Props = {
  kind: NeedKind
  label: string
  /** What is weighed, where there are several. */
  of?: string
  level: Level | null
  /** What stands there while nothing is chosen. */
  none: string
  error?: string | undefined
  onChange: (level: Level) => void
}

/** Five faces to choose from, with the word of the chosen one. Readers see that one alone. */
export function LevelScale({ kind, label, of, level, none, error, onChange }: Props) {
  const id = useId()
  const words = levelWords[kind][useLocale()]
  const { isEditable } = usePlanFrame()
  if (!isEditable) return level === null ? <span>{none}</span> : <LevelTold kind={kind} level={level} />
  return (
    <div className={classes.scale}>
      <span id={id} className={of ? 'visually-hidden' : classes.label}>
        {of ? `${label}: ${of}` : label}
      </span>
      <div className={classes.row}>
        <Segments
          aria-labelledby={id}
          aria-invalid={error !== undefined}
          {...(error ? { 'aria-describedby': `${id}-error` } : {})}
          className={classes.faces}
          value={level === null ? null : String(level)}
          data={levels.map((one) => ({
            value: String(one),
            label: (
              <>
                <LevelFace kind={kind} level={one} />
                <span className="visually-hidden">{`${one}: ${words[one - 1]}`}</span>
              </>
            ),
          }))}
          onChange={(next) => onChange(levels.find((one) => String(one) === next) ?? 1)}
        />
        <span className={classes.word} aria-hidden="true">
          {level === null ? none : `${level} · ${words[level - 1]}`}
        </span>
      </div>
      <Fault id={`${id}-error`}>{error}</Fault>
    </div>
  )
}
