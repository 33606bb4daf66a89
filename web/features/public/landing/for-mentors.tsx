import buttons from '#web/features/public/buttons.module.css'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './for-mentors.module.css'
import layout from './landing.module.css'
import { words } from './words.ts'

export function ForMentors() {
  const locale = useLocale()
  const text = words[locale]
  return (
    <section className={`${layout.section} ${classes.mentors}`} aria-labelledby="mentors">
      <div className={`${layout.inner} ${layout.split}`}>
        <div>
          <p className={`${layout.kicker} ${layout.voice}`}>{text.mentors.kicker}</p>
          <h2 id="mentors" className={layout.title}>
            {text.mentors.title}
          </h2>
          <p className={layout.lead}>{text.mentors.text}</p>
          <ul className={`${layout.points} ${layout.voicePoints}`}>
            <li>{text.mentors.choose}</li>
            <li>{text.mentors.comment}</li>
            <li>{text.mentors.new}</li>
            <li>{text.mentors.capacity}</li>
          </ul>
          <a className={buttons.secondary} href={localePath(locale, '/signup?role=mentor')}>
            {text.mentors.apply}
          </a>
        </div>
        <Conversation />
      </div>
    </section>
  )
}

function Conversation() {
  const text = words[useLocale()]
  return (
    <div className={classes.conversation} role="img" aria-label={text.mentors.picture}>
      <p className={classes.answer}>
        <small>{text.mentors.field}</small>
        {text.mentors.answer}
      </p>
      <p className={classes.mentor}>
        <span className={classes.face}>RM</span>
        <span>{text.mentors.first}</span>
      </p>
      <p className={classes.founder}>
        <span>{text.mentors.reply}</span>
        <span className={classes.face}>MC</span>
      </p>
      <p className={classes.approved}>
        <svg viewBox="0 0 24 24" focusable="false" aria-hidden="true">
          <path d="M5 13l5 5L20 7" />
        </svg>
        {text.mentors.approved}
      </p>
    </div>
  )
}
