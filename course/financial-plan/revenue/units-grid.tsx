import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import { periodColumns } from '#course/financial-plan/shared/period-columns.ts'
import { figures } from '#domain/figures.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { CellInput, type Said } from './cell-input.tsx'
import { FillPanel } from './fill-panel.tsx'
import { GridRow } from './grid-row.tsx'
import { PasteReport } from './paste-report.tsx'
import { TurnButtons } from './turn-buttons.tsx'
import { filledMonths, type UnitsRow } from './units.ts'
import classes from './units-grid.module.css'
import { useGrid } from './use-grid.ts'
import { useUnits } from './use-units.ts'
import { words } from './words.ts'

const asGrid = { role: 'grid', 'aria-multiselectable': true } as const

/** How many of each offering are sold, month by month: a spreadsheet with one row for each. */
export function UnitsGrid({ rows }: { rows: readonly UnitsRow[] }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const units = useUnits()
  const grid = useGrid(rows, units, locale)
  const [said, setSaid] = useState<Said>({})
  const say = useCallback((next: Said) => setSaid(next), [])
  const columns = periodColumns(data, locale)
  const { active, box } = grid
  const at = { row: rows[active.row], column: columns[active.column] }
  const field =
    at.row && at.column ? (
      <CellInput
        key={`${at.row.id} ${at.column.period} ${grid.round}`}
        id={at.row.id}
        period={at.column.period}
        label={text.cell(at.row.name, at.column.name)}
        value={grid.value}
        cell={grid.cell}
        wantsFocus={grid.wantsFocus}
        onMode={grid.setMode}
        onWrite={(value, stay) =>
          units.put([{ id: at.row?.id ?? '', units: { [at.column?.period ?? 'm1']: value } }], stay)
        }
        onSay={say}
      />
    ) : null
  return (
    <Stack gap="m">
      <Row>
        <Button variant="default" onClick={grid.fillRight}>
          {text.fillRight}
        </Button>
        {rows.length > 1 ? (
          <Button variant="default" onClick={grid.fillDown}>
            {text.fillDown}
          </Button>
        ) : null}
        <TurnButtons {...units} undo={grid.undo} redo={grid.redo} />
      </Row>
      <div className={classes.scroll}>
        <table {...asGrid} aria-label={text.forecasts} className={classes.grid} {...grid.handlers}>
          <thead>
            <tr>
              <th scope="col">{text.offering}</th>
              {columns
                .map(({ period, name, short }) => (
                  <th key={period} scope="col" title={name}>
                    <span aria-hidden="true">{short}</span>
                    <span className="visually-hidden">{name}</span>
                  </th>
                ))
                .toSpliced(
                  12,
                  0,
                  <th key="y1" scope="col">
                    {text.firstYear}
                  </th>,
                )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <GridRow
                key={row.id}
                row={row}
                place={place}
                from={place < box.top || place > box.bottom ? -1 : box.left}
                to={place < box.top || place > box.bottom ? -1 : box.right}
                active={place === active.row ? active.column : -1}
                field={place === active.row ? field : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.said} role="status" data-wrong={said.problem !== undefined}>
        {said.problem ?? (said.understood ? text.understood(said.understood) : null)}
        {!said.problem && !said.understood && rows.length > 0 ? selectedText() : null}
      </p>
      <PasteReport of={grid.report} rows={rows} columns={columns} />
      <Fold label={text.helpers} sign="plus">
        <FillPanel
          rows={rows}
          active={active.row}
          onFill={(row, months) => grid.fill(filledMonths(row, months))}
        />
      </Fold>
      <Fold label={text.keys}>
        <ul className={classes.keys}>
          {text.keyLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Fold>
    </Stack>
  )

  /** What a selection of several cells adds up to, as people know it from elsewhere. */
  function selectedText(): string | null {
    const chosen = rows
      .slice(box.top, box.bottom + 1)
      .flatMap(({ values }) => values.slice(box.left, box.right + 1))
    if (chosen.length < 2) return null
    return text.selected(
      chosen.length,
      figures(
        sumOf(chosen, (value) => value ?? 0),
        locale,
      ),
    )
  }
}
