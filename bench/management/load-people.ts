import type { Pool } from 'pg'
import { courseModules } from '#course/course.ts'
import type { Range } from './range.ts'

// The first cohort is the hub's, three are those of a small organisation, all others those of a large one.
const orgOf = (cohort: string) =>
  `made_id('10', case when ${cohort} = 0 then 0 when ${cohort} < 4 then 1 else 2 end)`

const organisations = `
insert into organisation (id, slug, name, contact_name, contact_email)
select made_id('10', n), case n when 0 then 'hub' when 1 then 'valley' when 2 then 'mountains' else 'partner-' || n end,
  'Organisation ' || n, 'Contact ' || n, 'contact-' || n || '@example.org'
from generate_series($1::int, $2 + 2) n on conflict do nothing`

const admins = `
insert into users (id, email, email_verified, name, first_name, last_name, role, org_role, main_org, org_id, onboarded)
select made_id('12', n), 'admin-' || n || '@example.org', true, 'Admin ' || n, 'Admin', n::text, 'admin',
  case when n = 2 or n > 3 then 'organiser' else 'owner' end, made_id('10', org), made_id('10', org), true
from generate_series(0, 9) n cross join lateral (select case n when 0 then 0 when 1 then 1 when 2 then 1 else 2 end as org) o
on conflict do nothing`

// The fiftieth has been put away.
const cohorts = `
insert into cohort (id, org_id, title, description, approved, open_date, close_date, matching_start, matching_end,
  start_date, end_date, archived_at, invite_code, cohort_lead_name, cohort_lead_email)
select made_id('13', n), ${orgOf('n')}, 'Cohort ' || n, repeat('What we do together. ', 20), true,
  now() - interval '120 days', now() - interval '90 days', now() - interval '89 days',
  now() + make_interval(days => n % 9 - 4), now() - interval '60 days', now() + interval '120 days',
  case when n % 50 = 49 then now() end, 'invite-' || n, 'Lead', 'lead@example.org'
from generate_series($1::int, $2 - 1) n`

const modules = `
insert into cohort_module (cohort_id, position, module_id, module_name, slug)
select made_id('13', n), m.number, m.id, m.name, m.slug
from generate_series($1::int, $2 - 1) n, jsonb_to_recordset($3::jsonb) m (number int, id text, name text, slug text)`

// Of 200: 40 own a project, 40 work in one, 40 applied in vain or wait, 30 mentors, 10 who would be, 40 only looked in.
const persons = `
insert into users (id, email, email_verified, name, first_name, last_name, role, org_id, cohort_id, application_status,
  onboarded, mentor_capacity, basic_data, business_details, personal_experience, mentor_motivation, user_motivation,
  created_at, last_seen_at)
select made_id('11', n), 'person-' || n || '@example.org', n % 12 > 0, first || ' ' || last, first, last,
  case when i between 120 and 159 then 'mentor' else 'entrepreneur' end,
  case when i < 160 then ${orgOf('cohort')} end, case when i < 160 then made_id('13', cohort) end,
  case when i < 40 or i between 120 and 149 then 'approved' when i < 80 or i > 159 then 'none' when i < 92 or i > 119
    then 'pending' when i < 100 then 'waitlisted' else 'rejected' end,
  i < 160, 3,
  jsonb_build_object('selectedCountry', country, 'selectedLanguages', jsonb_build_array('es', 'en'), 'providedBio',
    repeat('I work with families in the valley. ', 8), 'selectedProfession', 'student'),
  jsonb_build_object('givenBusinessName', 'Business ' || n, 'givenProblemDes', repeat('Unsafe water. ', 12),
    'givenSolutionDes', repeat('Clay filters. ', 12), 'selectedAboutSocBus', 'idea', 'selectedSector', jsonb_build_array(sector)),
  jsonb_build_object('selectedExpertise', jsonb_build_array('Sales'), 'selectedSector', jsonb_build_array(sector),
    'selectedCountryExpertise', jsonb_build_array(country)),
  jsonb_build_object('whyMentor', repeat('Because I can. ', 12), 'numberOfTeams', 3),
  jsonb_build_object('whyMentee', repeat('Because I want to. ', 12), 'selectedSupport', jsonb_build_array('Sales')),
  now() - make_interval(days => 130 - i / 2), case when n % 7 > 0 then now() - make_interval(hours => n % 2000) end
from generate_series($1::int * 200, $2 * 200 - 1) n
cross join lateral (select n / 200 as cohort, n % 200 as i,
  (array['Ana', 'Luis', 'Inés', 'Marco', 'Nadia', 'José', 'Elena', 'Tomás', 'Rosa', 'Iván', 'Sofía'])[1 + n % 11] as first,
  (array['Quispe', 'García', 'Núñez', 'Mamani', 'Flores', 'Rojas', 'Torres'])[1 + n % 7] || ' ' ||
    (array['Huamán', 'Vargas', 'Castro', 'Mendoza', 'Ruiz'])[1 + n % 5] as last,
  (array['PE', 'CO', 'MX', 'BO'])[1 + n % 4] as country, (array['Water', 'Food', 'Health'])[1 + n % 3] as sector) x`

const applications = `
insert into application (id, user_id, cohort_id, role, status, created_at, updated_at)
select made_id('15', n), u.id, u.cohort_id, u.role, u.application_status, at, at
from generate_series($1::int * 200, $2 * 200 - 1) n join users u on u.id = made_id('11', n)
cross join lateral (select now() - make_interval(days =>
  case u.application_status when 'pending' then n % 12 else 90 + n % 30 end) as at) t
where u.application_status <> 'none'`

const decisions = `
insert into application_event (id, application_id, from_status, to_status, author_id, message, created_at)
select made_id('17', n), a.id, 'pending', a.status, made_id('12', 2), 'Thank you.', a.created_at + interval '3 days'
from generate_series($1::int * 200, $2 * 200 - 1) n join application a on a.id = made_id('15', n) where a.status <> 'pending'`

export async function loadPeople(db: Pool, range: Range): Promise<void> {
  const named = courseModules.map(({ number, id, name, slug }) => ({ number, id, name: name.en, slug }))
  await db.query(organisations, [...range])
  await db.query(admins)
  await db.query(cohorts, [...range])
  await db.query(modules, [...range, JSON.stringify(named)])
  await db.query(persons, [...range])
  await db.query(applications, [...range])
  await db.query(decisions, [...range])
}
