import { Title } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import classes from './bubble-chart.module.css'
import { bubblesOf } from './bubbles.ts'
import { chartPicture } from './chart-picture.ts'
import { type Card, ranked } from './choice.ts'
import type { Words } from './words.ts'

/** Feeds the problem (up) against can be changed (right), with the same in words below. */
export function BubbleChart({ cards, text }: { cards: readonly Card[]; text: Words }) {
  const bubbles = bubblesOf(cards)
  return (
    <section id="chart" className={classes.chart}>
      <Title order={2} size="h4">
        {text.chart}
      </Title>
      <PictureDrawing
        className={classes.picture}
        picture={chartPicture(cards, useLocale(), (weighed) => text.chartAbout(weighed, cards.length))}
      />
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
