import type { Guard } from './guards.ts'
import type { Layout } from './layouts/layouts.ts'

export type AppRoute = {
  readonly name: string
  /** `{x}` is one segment, `{pid?}` a project id that may be left out. */
  readonly path: string
  readonly layout: Layout
  /** On top of the guards that come with the layout. */
  readonly guard?: Guard
  /** Query parameters the page reads. */
  readonly query?: readonly string[]
  /** Readable without an account and rendered to HTML at build time. */
  readonly prerender?: true
  /** Nothing stands there without a link: no search engine lists it, and no other page learns of it. */
  readonly unlisted?: true
  /** What it shows has a name of its own, which comes with it. */
  readonly namesItself?: true
}

const table = [
  { name: 'index', path: '/', layout: 'default', prerender: true },
  { name: 'landing', path: '/landing', layout: 'default', prerender: true },
  { name: 'login', path: '/login', layout: 'gateway', query: ['next'], prerender: true },
  { name: 'reset', path: '/reset', layout: 'gateway', query: ['token'], prerender: true },
  { name: 'privacy-policy', path: '/privacy-policy', layout: 'pages', prerender: true },
  { name: 'data-management', path: '/data-management', layout: 'pages', prerender: true },
  { name: 'shared', path: '/shared', layout: 'pages', prerender: true, unlisted: true },
  { name: 'signup', path: '/signup', layout: 'gateway', query: ['role'], prerender: true },
  { name: 'signup-getting-started', path: '/signup/getting-started', layout: 'gateway', query: ['role'] },
  {
    name: 'signup-onboard',
    path: '/signup/onboard',
    layout: 'onboard',
    guard: 'registered',
    query: ['part'],
  },
  { name: 'signup-first-admin', path: '/signup/first-admin', layout: 'gateway', prerender: true },
  { name: 'signup-cohortId', path: '/signup/{cohortId}', layout: 'gateway', query: ['code', 'role'] },

  { name: 'home', path: '/home', layout: 'user', guard: 'registered' },
  { name: 'home-announcements', path: '/home/announcements', layout: 'base', guard: 'registered' },
  { name: 'home-applications', path: '/home/applications', layout: 'base', guard: 'registered' },
  { name: 'home-matching', path: '/home/matching', layout: 'base', guard: 'registered' },
  { name: 'home-matching-cid', path: '/home/matching/{cid}', layout: 'base', guard: 'registered' },
  { name: 'home-profile', path: '/home/profile', layout: 'base', guard: 'registered' },
  { name: 'home-cohort-cid', path: '/home/cohort/{cid}', layout: 'base', guard: 'registered' },
  { name: 'home-upcoming', path: '/home/upcoming', layout: 'base', guard: 'registered' },
  {
    name: 'home-project',
    path: '/home/project/{pid}',
    layout: 'base',
    guard: 'registered',
    namesItself: true,
  },
  {
    name: 'home-project-settings',
    path: '/home/project/{pid}/settings',
    layout: 'base',
    guard: 'registered',
  },
  {
    name: 'home-project-businessplan',
    path: '/home/project/{pid?}/businessplan',
    layout: 'modules',
    guard: 'registered',
    query: ['scenario'],
    namesItself: true,
  },
  {
    name: 'home-project-businessplan-alternative',
    path: '/home/project/{pid?}/businessplan/alternative',
    layout: 'download',
    guard: 'registered',
    query: ['scenario'],
    namesItself: true,
  },
  {
    name: 'home-project-module',
    path: '/home/project/{pid?}/{module}',
    layout: 'module',
    guard: 'registered',
    query: ['step', 'mid'],
  },
  {
    name: 'home-project-module-step',
    path: '/home/project/{pid?}/{module}/{step}',
    layout: 'module',
    guard: 'registered',
    query: ['step', 'mid'],
    namesItself: true,
  },

  { name: 'manage', path: '/manage', layout: 'manage', guard: 'superadmin' },
  { name: 'manage-announcements', path: '/manage/announcements', layout: 'manage', guard: 'superadmin' },
  { name: 'manage-bugs', path: '/manage/bugs', layout: 'manage', guard: 'superadmin' },
  { name: 'manage-partners', path: '/manage/partners', layout: 'manage', guard: 'superadmin' },
  { name: 'manage-reviews', path: '/manage/reviews', layout: 'manage', guard: 'superadmin' },
  { name: 'manage-add-announcement', path: '/manage/add/announcement', layout: 'new', guard: 'superadmin' },
  { name: 'manage-org', path: '/manage/{org}', layout: 'org' },
  { name: 'manage-org-add', path: '/manage/{org}/add', layout: 'new', guard: 'admin' },
  { name: 'manage-org-announcements', path: '/manage/{org}/announcements', layout: 'org' },
  { name: 'manage-org-search', path: '/manage/{org}/search', layout: 'org', guard: 'superadmin' },
  { name: 'manage-org-settings', path: '/manage/{org}/settings', layout: 'org' },
  { name: 'manage-org-cohortid', path: '/manage/{org}/{cohortid}', layout: 'dash' },
  { name: 'manage-org-cohortid-applications', path: '/manage/{org}/{cohortid}/applications', layout: 'dash' },
  { name: 'manage-org-cohortid-customize', path: '/manage/{org}/{cohortid}/customize', layout: 'dash' },
  { name: 'manage-org-cohortid-settings', path: '/manage/{org}/{cohortid}/settings', layout: 'dash' },
  {
    name: 'manage-org-cohortid-dashboard-cohort',
    path: '/manage/{org}/{cohortid}/dashboard/cohort',
    layout: 'dashboard',
  },
  {
    name: 'manage-org-cohortid-dashboard-incubating',
    path: '/manage/{org}/{cohortid}/dashboard/incubating',
    layout: 'dashboard',
  },
  {
    name: 'manage-org-cohortid-dashboard-mentors',
    path: '/manage/{org}/{cohortid}/dashboard/mentors',
    layout: 'dashboard',
  },
  {
    name: 'manage-org-cohortid-dashboard-content',
    path: '/manage/{org}/{cohortid}/dashboard/content',
    layout: 'dashboard',
  },
  {
    name: 'manage-org-cohortid-dashboard-content-models',
    path: '/manage/{org}/{cohortid}/dashboard/content/models',
    layout: 'dashboard',
    guard: 'superadmin',
  },
  {
    name: 'manage-org-cohortid-dashboard-content-module-step',
    path: '/manage/{org}/{cohortid}/dashboard/content/{module}/{step}',
    layout: 'dashboard',
    query: ['step', 'layer'],
  },
] as const satisfies readonly AppRoute[]

export type RouteName = (typeof table)[number]['name']

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? Optional : Name) | NamesIn<Rest>
  : never

/** What an address of the application may name. */
export type ParamName = NamesIn<(typeof table)[number]['path']>
export type NamedRoute = AppRoute & { readonly name: RouteName }
export const routes: readonly NamedRoute[] = table

export function routeNamed(name: RouteName): NamedRoute {
  const route = routes.find((each) => each.name === name)
  if (!route) throw new Error(`No route is named ${name}`)
  return route
}
