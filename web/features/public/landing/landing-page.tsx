import { About } from './about.tsx'
import { Closing } from './closing.tsx'
import { ForMentors } from './for-mentors.tsx'
import { ForOrganisations } from './for-organisations.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import classes from './landing.module.css'
import { Modules } from './modules.tsx'
import { OpenCohortsSection } from './open-cohorts-section.tsx'
import { Questions } from './questions.tsx'

export function LandingPage() {
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <Hero />
      <About />
      <HowItWorks />
      <Modules />
      <ForMentors />
      <ForOrganisations />
      <OpenCohortsSection />
      <Questions />
      <Closing />
    </main>
  )
}
