import type { Locale } from '#domain/errors.ts'
import { intermediaryTypes } from '#domain/options/marketing.ts'
import type { RecordOf } from './plan-data.ts'

/** A channel is called by the hands that it passes through; nothing while there are none. Our letters hold no arrow. */
export function channelName({ intermediaries }: Pick<RecordOf<'channel'>, 'intermediaries'>, locale: Locale) {
  const labels = (intermediaries ?? []).flatMap(
    ({ intermediaryType }) =>
      intermediaryTypes.find(({ value }) => value === intermediaryType)?.[locale] ?? [],
  )
  return labels.join(' › ')
}
