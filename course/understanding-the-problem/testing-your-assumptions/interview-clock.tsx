import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { farewell, interviewLong, minutesOf, perQuestion, wanted, welcome } from './assumptions.ts'
import classes from './interview-clock.module.css'
import type { Words } from './words.ts'

const radius = 52
const around = 2 * Math.PI * radius

/** How long the interview will take, drawn as the part of an hour that it fills. */
export function InterviewClock({ questions, words }: { questions: number; words: Words }) {
  const locale = useLocale()
  const minutes = minutesOf(questions)
  const isLong = minutes > wanted
  return (
    <Card id="clock" aria-label={words.clock}>
      <Heading size="h5">{words.clock}</Heading>
      <svg
        className={classes.clock}
        data-long={isLong}
        viewBox="0 0 128 128"
        role="img"
        aria-label={words.of30(minutes)}
      >
        <circle cx="64" cy="64" r={radius} className={classes.face} />
        <circle
          cx="64"
          cy="64"
          r={radius}
          className={classes.time}
          strokeDasharray={`${(Math.min(minutes, 60) / 60) * around} ${around}`}
          transform="rotate(-90 64 64)"
        />
        <line x1="64" y1="108" x2="64" y2="124" className={classes.half} />
        <text x="64" y="68" textAnchor="middle" className={classes.number}>
          {minutes}
        </text>
        <text x="64" y="86" textAnchor="middle" className={classes.unit}>
          {words.minutes}
        </text>
      </svg>
      <Told tone={isLong ? 'warn' : 'leaf'} isStatus>
        {isLong ? messageText({ message: interviewLong, values: { n: minutes } }, locale) : words.inTime}
      </Told>
      <dl className={classes.parts}>
        <dt>{words.welcomePart}</dt>
        <dd>
          {welcome} {words.minutes}
        </dd>
        <dt>{words.questionsPart(questions)}</dt>
        <dd>
          {perQuestion * questions} {words.minutes}
        </dd>
        <dt>{words.closePart}</dt>
        <dd>
          {farewell} {words.minutes}
        </dd>
      </dl>
    </Card>
  )
}
