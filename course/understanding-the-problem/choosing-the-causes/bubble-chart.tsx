import { ScoreSide } from '#course/shared/scores/score-side.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { NumberMark } from '#web/step-kit/layout/said.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './bubble-chart.module.css'
import { chartPicture } from './chart-picture.ts'
import { type Card, ranked, weightOf } from './choice.ts'
import type { Words } from './words.ts'

/** Feeds the problem (up) against can be changed (right), with the same in words below. */
export function BubbleChart({ cards, text }: { cards: readonly Card[]; text: Words }) {
  const picture = chartPicture(cards, useLocale(), (weighed) => text.chartAbout(weighed, cards.length))
  return (
    <ScoreSide id="chart" picture={picture} text={text}>
      {ranked(cards.filter((card) => weightOf(card) !== null)).map((card) => (
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
    </ScoreSide>
  )
}
