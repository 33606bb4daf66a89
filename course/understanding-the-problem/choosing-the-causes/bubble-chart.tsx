import { Title } from '@mantine/core'
import classes from './bubble-chart.module.css'
import { along, bubblesOf, edge, radius, size } from './bubbles.ts'
import { type Card, ranked } from './choice.ts'
import type { Words } from './words.ts'

/** Feeds the problem (up) against can be changed (right), with the same in words below. */
export function BubbleChart({ cards, text }: { cards: readonly Card[]; text: Words }) {
  const bubbles = bubblesOf(cards)
  const middle = (size + edge) / 2
  const corner = along(3.5)
  return (
    <section id="chart" className={classes.chart}>
      <Title order={2} size="h4">
        {text.chart}
      </Title>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={text.chartAbout(bubbles.length, cards.length)}
      >
        <rect
          className={classes.field}
          x={edge}
          y="2"
          width={size - edge - 2}
          height={size - edge - 2}
          rx="12"
        />
        <rect
          className={classes.corner}
          x={corner}
          y="2"
          width={size - 2 - corner}
          height={size - corner - 2}
          rx="12"
        />
        <text className={classes.start} x={(corner + size) / 2} y="16" textAnchor="middle">
          {text.start}
        </text>
        <text className={classes.axis} x={middle} y={size - 10} textAnchor="middle">
          {text.change} →
        </text>
        <text
          className={classes.axis}
          transform={`translate(18 ${(size - edge) / 2}) rotate(-90)`}
          textAnchor="middle"
        >
          {text.feeds} →
        </text>
        {bubbles.map(({ card, x, y }) => (
          <g
            key={card.id}
            className={classes.bubble}
            data-chosen={card.isChosen}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <circle r={radius} />
            <text textAnchor="middle" dy="5">
              {card.number}
            </text>
          </g>
        ))}
      </svg>
      {bubbles.length === 0 ? (
        <p className={classes.none}>{text.noBubbles}</p>
      ) : (
        <>
          <Title order={3} size="h5">
            {text.ranking}
          </Title>
          <ol className={classes.ranking}>
            {ranked(bubbles.map(({ card }) => card)).map((card) => (
              <li key={card.id} data-chosen={card.isChosen}>
                <span className={classes.number}>
                  <span className="visually-hidden">{text.cause(card.number)}</span>
                  <span aria-hidden="true">{card.number}</span>
                </span>
                <span>
                  {card.text}
                  <span className={classes.scores}>
                    {text.scores(card.feeds, card.change)}
                    {card.isChosen ? ` · ${text.isChosen} ✓` : ''}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
