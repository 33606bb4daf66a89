import { useMemo, useRef } from 'react'
import { dotClass, GridView, overDot } from '#course/shared/placing/grid-view.tsx'
import placing from '#course/shared/placing/placing.module.css'
import { useGridSide } from '#course/shared/placing/use-grid-side.ts'
import { dotId, usePlacing } from '#course/shared/placing/use-placing.ts'
import { labelOf } from '#course/shared/segments.ts'
import { riskImpacts, riskLikelihoods } from '#domain/options/finance.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './heat-map.module.css'
import { cellAt, heatPicture, margin, radius } from './heat-picture.ts'
import { type Cell, isPlaced, levelAt, moved, type Risk } from './risks.ts'
import { useRisks } from './use-risks.ts'
import { words } from './words.ts'

/** The map to work in: numbers are pulled, pressed and put, or moved by keys. The list below says the same. */
export function HeatMap({ risks }: { risks: readonly Risk[] }) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const { change } = useRisks()
  const area = useRef<HTMLDivElement>(null)
  const side = useGridSide(area, margin)
  const picture = useMemo(() => heatPicture(risks, locale, side), [risks, locale, side])
  const nameOf = ({ number, title }: Risk) => title || text.risk(number)
  const said = (cell: Cell) =>
    text.at(
      labelOf(riskLikelihoods, cell.likelyhood, locale),
      labelOf(riskImpacts, cell.impact, locale),
      text.levels[levelAt(cell)],
    )
  const { pulled, held, hold, handlers, put } = usePlacing({
    ...{ width: picture.width, height: picture.height, area },
    idOf: ({ number }: Risk) => String(number),
    placeAt: (x, y) => cellAt(picture, x, y),
    moved,
    onPut(risk, cell) {
      change(risk, cell)
      announce(`${nameOf(risk)}: ${said(cell)}`)
    },
  })
  const waiting = risks.filter((risk) => !isPlaced(risk))
  return (
    <section className={classes.map} aria-label={text.map}>
      {isEditable ? (
        <Tray waiting={waiting} held={held} nameOf={nameOf} onHold={hold} handlers={handlers} />
      ) : null}
      <div className={classes.grid}>
        <GridView picture={picture} ref={area}>
          {isEditable
            ? picture.dots.map(({ risk, ...dot }) => (
                <button
                  key={risk.number}
                  id={dotId(String(risk.number))}
                  type="button"
                  className={dotClass}
                  style={overDot(dot, radius, picture)}
                  aria-pressed={held?.number === risk.number}
                  aria-label={`${risk.number} ${nameOf(risk)}: ${said(risk)}`}
                  onClick={() => hold(risk)}
                  {...handlers(risk)}
                />
              ))
            : null}
          {held
            ? picture.cells.map((cell) => (
                // The arrow keys place without them.
                <button
                  key={`${cell.likelyhood} ${cell.impact}`}
                  type="button"
                  tabIndex={-1}
                  className={placing.target}
                  style={{
                    inset: 'auto',
                    left: `${(cell.x / picture.width) * 100}%`,
                    top: `${(cell.y / picture.height) * 100}%`,
                    width: `${(cell.width / picture.width) * 100}%`,
                    height: `${(cell.height / picture.height) * 100}%`,
                  }}
                  aria-label={text.putHere(
                    nameOf(held),
                    labelOf(riskLikelihoods, cell.likelyhood, locale),
                    labelOf(riskImpacts, cell.impact, locale),
                  )}
                  onClick={() => put(held, { likelyhood: cell.likelyhood, impact: cell.impact })}
                />
              ))
            : null}
        </GridView>
      </div>
      <Fold label={text.meaning}>
        <List gap="s">
          {riskImpacts.map(({ value }) => (
            <li key={value}>{text.means[value]}</li>
          ))}
        </List>
      </Fold>
      {pulled ? (
        <div className={placing.pulled} style={{ left: pulled.x, top: pulled.y }} aria-hidden="true">
          {pulled.thing.number} {nameOf(pulled.thing)}
        </div>
      ) : null}
    </section>
  )
}

type TrayProps = {
  waiting: readonly Risk[]
  held: Risk | null
  nameOf: (risk: Risk) => string
  onHold: (risk: Risk) => void
  handlers: (risk: Risk) => object
}

/** What waits to be weighed. */
function Tray({ waiting, held, nameOf, onHold, handlers }: TrayProps) {
  const text = words[useLocale()]
  return (
    <div>
      <Soft isSmall>{held ? text.held(nameOf(held)) : text.mapHint}</Soft>
      {waiting.length > 0 ? (
        <div className={placing.chips}>
          <List gap="s" aria-label={text.tray}>
            {waiting.map((risk) => (
              <li key={risk.number}>
                <button
                  type="button"
                  className={placing.chip}
                  aria-pressed={held?.number === risk.number}
                  onClick={() => onHold(risk)}
                  {...handlers(risk)}
                >
                  <Icon name="grip" size={20} />
                  <strong className="figures">{risk.number}</strong> <span>{nameOf(risk)}</span>
                  <span className="visually-hidden">: {text.notWeighed}</span>
                </button>
              </li>
            ))}
          </List>
        </div>
      ) : null}
    </div>
  )
}
