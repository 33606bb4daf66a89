import { localeNames } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './review.module.css'
import type { ReviewedPerson } from './review-document.ts'
import { Fact, Facts, Part } from './review-parts.tsx'
import { words } from './words.ts'

const links = ['urlLinkedin', 'urlWebsite', 'urlFacebook', 'urlInstagram', 'urlTwitter'] as const

export function Contact({ user }: { user: ReviewedPerson }) {
  const text = words[useLocale()]
  const basics = user.basic_data
  const phone = [basics?.phoneCode, basics?.urlWhatsapp].filter(Boolean).join(' ')
  const pages = links.map((name) => basics?.[name]).filter(isWebAddress)
  return (
    <Part title={text.field.contact}>
      <Facts>
        <Fact label={text.field.email}>
          {user.email ? <a href={`mailto:${user.email}`}>{user.email}</a> : null}
        </Fact>
        <Fact label={text.field.phone}>
          {basics?.urlWhatsapp ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : null}
        </Fact>
        <Fact label={text.field.mailLanguage}>{localeNames[user.locale ?? 'en']}</Fact>
        <Fact label={text.field.links}>
          {pages.length > 0 ? (
            <span className={classes.links}>
              {pages.map((page) => (
                <a key={page} href={page} target="_blank" rel="noreferrer noopener">
                  {page.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
                </a>
              ))}
            </span>
          ) : null}
        </Fact>
      </Facts>
    </Part>
  )
}

/** People type these themselves: nothing but a web address becomes a link. */
function isWebAddress(value: string | null | undefined): value is string {
  return !!value && /^https?:\/\//i.test(value)
}
