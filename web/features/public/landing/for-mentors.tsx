import buttons from '#web/features/public/buttons.module.css'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, usePublicText } from '#web/i18n/text.tsx'
import classes from './for-mentors.module.css'
import layout from './landing.module.css'

export function ForMentors() {
  const text = usePublicText()
  const locale = useLocale()
  return (
    <section className={`${layout.section} ${classes.mentors}`} aria-labelledby="mentors">
      <div className={`${layout.inner} ${layout.split}`}>
        <div>
          <p className={`${layout.kicker} ${layout.voice}`}>{text('landing.mentors.kicker')}</p>
          <h2 id="mentors" className={layout.title}>
            {text('landing.mentors.title')}
          </h2>
          <p className={layout.lead}>{text('landing.mentors.text')}</p>
          <ul className={`${layout.points} ${layout.voicePoints}`}>
            <li>{text('landing.mentors.choose')}</li>
            <li>{text('landing.mentors.comment')}</li>
            <li>{text('landing.mentors.new')}</li>
            <li>{text('landing.mentors.capacity')}</li>
          </ul>
          <a className={buttons.secondary} href={localePath(locale, '/signup')}>
            {text('landing.mentors.apply')}
          </a>
        </div>
        <Conversation />
      </div>
    </section>
  )
}

function Conversation() {
  const text = usePublicText()
  return (
    <div className={classes.conversation} role="img" aria-label={text('landing.mentors.picture')}>
      <p className={classes.answer}>
        <small>{text('landing.mentors.field')}</small>
        {text('landing.mentors.answer')}
      </p>
      <p className={classes.mentor}>
        <span className={classes.face}>RM</span>
        <span>{text('landing.mentors.first')}</span>
      </p>
      <p className={classes.founder}>
        <span>{text('landing.mentors.reply')}</span>
        <span className={classes.face}>MC</span>
      </p>
      <p className={classes.approved}>
        <svg viewBox="0 0 24 24" focusable="false" aria-hidden="true">
          <path d="M5 13l5 5L20 7" />
        </svg>
        {text('landing.mentors.approved')}
      </p>
    </div>
  )
}
