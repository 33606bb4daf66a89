import { Tabs } from '@mantine/core'
import { nameOf, type Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { useOpenPart } from '#web/step-kit/half-typed/use-open-part.ts'
import { PartMark } from '#web/step-kit/parts/part-mark.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGapsTurn, useStep } from '#web/step-kit/step-context.tsx'
import { marketGaps, portraitGaps } from './gaps.ts'
import { MarketForm } from './market-form.tsx'
import { PortraitForm } from './portrait-form.tsx'
import classes from './segment-panels.module.css'
import { words } from './words.ts'

type Part = 'portrait' | 'market'
const parts = ['portrait', 'market'] as const
/** What a mentor comments on in each. */
const threads = { portrait: 'profile', market: 'market' } as const

/** The portrait of one segment, and how many there are. The part that lacks something opens when messages are shown. */
export function SegmentPanels({ segment }: { segment: Segment }) {
  const locale = useLocale()
  const text = words[locale]
  const name = nameOf(segment, locale)
  const { data } = usePlan()
  const { showsGaps } = useStep()
  const [open, setOpen] = useOpenPart<Part>('portrait', (field) => {
    if (!field.includes(segment._id)) return undefined
    return /market/i.test(field) ? 'market' : 'portrait'
  })
  const lacks = {
    portrait: portraitGaps(segment).length > 0,
    market: marketGaps(data, segment).length > 0,
  }
  useGapsTurn((shows) => {
    if (shows && (lacks.portrait || lacks.market)) setOpen(lacks.portrait ? 'portrait' : 'market')
  })
  return (
    <Tabs
      variant="pills"
      value={open}
      onChange={(part) => setOpen(part === 'market' ? 'market' : 'portrait')}
      keepMounted={false}
    >
      <div className={classes.head}>
        <Tabs.List aria-label={name}>
          {parts.map((part) => (
            <Tabs.Tab key={part} value={part} className={classes.tab ?? ''}>
              <span className={classes.name}>
                {text.tabs[part]}
                <PartMark isComplete={!lacks[part]} isLacking={showsGaps && lacks[part]} unread={0} />
              </span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <CommentButton field={`${threads[open]}:${segment._id}`} label={`${text.tabs[open]} (${name})`} />
      </div>
      <Tabs.Panel value="portrait">
        {open === 'portrait' ? <PortraitForm segment={segment} /> : null}
      </Tabs.Panel>
      <Tabs.Panel value="market">{open === 'market' ? <MarketForm segment={segment} /> : null}</Tabs.Panel>
    </Tabs>
  )
}
