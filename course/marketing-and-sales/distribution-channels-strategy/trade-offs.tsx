import type { Route } from '#course/marketing-and-sales/shared/channels.ts'
import { routes } from '#domain/options/marketing.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Parts, Stack } from '#web/step-kit/layout/stack.tsx'
import classes from './strategy.module.css'
import { tradeOffNames, tradeOffs } from './strategy.ts'
import { words } from './words.ts'

/** Both ways to sell beside each other; those that were chosen are marked. */
export function TradeOffs({ chosen }: { chosen: readonly Route[] }) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <Stack gap="s">
      <Heading level={3}>{text.tradeOffs}</Heading>
      <Parts>
        {routes.map(({ value: route, [locale]: label }) => (
          <Card key={route} isSmall edge={chosen.includes(route) ? 'leaf' : 'plain'} aria-label={label}>
            <strong>{label}</strong>
            <dl className={classes.bars}>
              {tradeOffNames.map((name) => (
                <div key={name}>
                  <dt>{text.trade[name]}</dt>
                  <dd>
                    <span className="visually-hidden">{text.bar(tradeOffs[route][name])}</span>
                    <span aria-hidden="true" style={{ width: `${tradeOffs[route][name] * 20}%` }} />
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </Parts>
    </Stack>
  )
}
