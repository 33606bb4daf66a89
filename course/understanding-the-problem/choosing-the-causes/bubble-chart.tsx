import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { NumberMark, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './bubble-chart.module.css'
import { bubblesOf } from './bubbles.ts'
import { chartPicture } from './chart-picture.ts'
import { type Card, ranked } from './choice.ts'
import type { Words } from './words.ts'

/** Feeds the problem (up) against can be changed (right), with the same in words below. */
export function BubbleChart({ cards, text }: { cards: readonly Card[]; text: Words }) {
  const bubbles = bubblesOf(cards)
  return (
    <Stack id="chart" gap="m">
      <Heading>{text.chart}</Heading>
      <PictureDrawing
        className={classes.picture}
        picture={chartPicture(cards, useLocale(), (weighed) => text.chartAbout(weighed, cards.length))}
      />
      {bubbles.length === 0 ? (
        <Soft>{text.noBubbles}</Soft>
      ) : (
        <>
          <Heading level={3}>{text.ranking}</Heading>
          <List isOrdered gap="s">
            {ranked(bubbles.map(({ card }) => card)).map((card) => (
              <li key={card.id} className={classes.line}>
                <NumberMark isOn={card.isChosen}>
                  <span className="visually-hidden">{text.cause(card.number)}</span>
                  <span aria-hidden="true">{card.number}</span>
                </NumberMark>
                <span>
                  {card.text}
                  <span className={classes.scores}>
                    {text.scores(card.feeds, card.change)}
                    {card.isChosen ? (
                      <>
                        {` · ${text.isChosen} `}
                        <Icon name="check" />
                      </>
                    ) : null}
                  </span>
                </span>
              </li>
            ))}
          </List>
        </>
      )}
    </Stack>
  )
}
