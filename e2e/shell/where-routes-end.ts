/** Who ends where, by hand from the specification. Paths without language prefix; `{…}` is filled from the demo world. */

export const roles = ['anonymous', 'entrepreneur', 'mentor', 'organiser', 'admin'] as const

/** For each of the roles in this order: whether they stay, or the page they are sent to. */
type Ends = readonly [string, string, string, string, string]

const stays = 'stays'
/** Stays, and reads that there is no project of their own: the step does not give the page its name. */
const noProject = 'no project'
const login = '/login'
const step = '/home/project/{pid}/{module}/{step}'
const ownStep = '/home/project/{module}/{step}'

const everybody: Ends = [stays, stays, stays, stays, stays]
const members: Ends = [login, stays, stays, stays, stays]
const organisers: Ends = [login, '/home', '/home', stays, stays]
const superAdmins: Ends = [login, '/home', '/home', '/manage/{org}', stays]
/** A module page opens its first step. Organisers have no project of their own, so nothing opens without its id. */
const moduleOf: Ends = [login, step, step, step, step]
const ownModule: Ends = [login, ownStep, ownStep, stays, stays]
const ownStepOnly: Ends = [login, stays, stays, noProject, noProject]
/** Another organisation's place: its organisers are the only ones, besides super admins. */
const othersOnly: Ends = [login, '/home', '/home', '/manage/{org}', stays]

/** A step says where it stands: its module, and whose plan it is. */
const project = 'Nyalenda Clay Filters'
const introduction = [
  `Introduction · Understanding the Problem · ${project}`,
  `Introducción · Entender el problema · ${project}`,
] as const

export type LayoutName = keyof typeof layoutMarks

export type Row = readonly [path: string, ends: Ends, layout: LayoutName, en: string, es: string]

/** What can be seen of a layout: the drawer by its name, the second bar, the footer, for admins the admin bar. */
export const layoutMarks = {
  default: 'footer',
  gateway: 'footer',
  pages: 'footer',
  base: 'side drawer, second bar, footer',
  'base of a project': 'side drawer, second bar, admin bar, footer',
  user: 'side drawer, second bar, footer',
  onboard: 'second bar, footer',
  download: 'plan drawer, second bar',
  modules: 'plan drawer, second bar, admin bar, footer',
  module: 'module drawer, admin bar',
  manage: 'platform drawer, second bar, footer',
  'new on the platform': 'platform drawer, second bar, footer',
  'new in an organisation': 'org drawer, second bar, footer',
  org: 'org drawer, second bar, footer',
  dash: 'cohort drawer, second bar, footer',
  dashboard: 'cohort drawer, second bar, footer',
} as const

export const table: readonly Row[] = [
  ['/', everybody, 'default', 'A business plan for good', 'Un plan de negocio con propósito'],
  ['/landing', everybody, 'default', 'A business plan for good', 'Un plan de negocio con propósito'],
  ['/login', everybody, 'gateway', 'Log in', 'Iniciar sesión'],
  ['/reset', everybody, 'gateway', 'Reset your password', 'Restablece tu contraseña'],
  ['/privacy-policy', everybody, 'pages', 'Privacy policy', 'Política de privacidad'],
  ['/data-management', everybody, 'pages', 'Data management agreement', 'Acuerdo de gestión de datos'],
  ['/shared', everybody, 'pages', 'Shared with you', 'Compartido contigo'],
  ['/signup', everybody, 'gateway', 'Apply now', 'Postúlate'],
  ['/signup/getting-started', everybody, 'gateway', 'Getting started', 'Primeros pasos'],
  ['/signup/onboard', members, 'onboard', 'Your profile', 'Tu perfil'],
  ['/signup/first-admin', everybody, 'gateway', 'Set up the platform', 'Preparar la plataforma'],
  ['/signup/{cohortId}', everybody, 'gateway', 'Apply to this cohort', 'Postúlate a esta cohorte'],

  ['/home', members, 'user', 'Dashboard', 'Inicio'],
  ['/home/announcements', members, 'base', 'Announcements', 'Anuncios'],
  ['/home/applications', members, 'base', 'Applications', 'Postulaciones'],
  ['/home/matching', members, 'base', 'Matching', 'Emparejamiento'],
  ['/home/matching/{cid}', members, 'base', 'Matching', 'Emparejamiento'],
  ['/home/profile', members, 'base', 'Profile', 'Perfil'],
  ['/home/cohort/{cid}', members, 'base', 'About this cohort', 'Sobre esta cohorte'],
  ['/home/upcoming', members, 'base', 'Upcoming', 'Próximas fechas'],
  ['/home/project/{pid}', members, 'base of a project', `${project} · Project`, `${project} · Proyecto`],
  ['/home/project/{pid}/settings', members, 'base', 'Project settings', 'Ajustes del proyecto'],
  [
    '/home/project/{pid}/businessplan',
    members,
    'modules',
    `Business plan · ${project}`,
    `Plan de negocio · ${project}`,
  ],
  [
    '/home/project/businessplan',
    ownStepOnly,
    'modules',
    `Business plan · ${project}`,
    `Plan de negocio · ${project}`,
  ],
  [
    '/home/project/{pid}/businessplan/alternative',
    members,
    'download',
    `Business plan at a glance · ${project}`,
    `El plan de un vistazo · ${project}`,
  ],
  [
    '/home/project/businessplan/alternative',
    ownStepOnly,
    'download',
    `Business plan at a glance · ${project}`,
    `El plan de un vistazo · ${project}`,
  ],
  ['/home/project/{pid}/{module}', moduleOf, 'module', 'Module', 'Módulo'],
  ['/home/project/{module}', ownModule, 'module', 'Module', 'Módulo'],
  ['/home/project/{pid}/{module}/{step}', members, 'module', ...introduction],
  ['/home/project/{module}/{step}', ownStepOnly, 'module', ...introduction],

  ['/manage', superAdmins, 'manage', 'Platform', 'Plataforma'],
  ['/manage/announcements', superAdmins, 'manage', 'Platform announcements', 'Anuncios de la plataforma'],
  ['/manage/bugs', superAdmins, 'manage', 'Bugs', 'Errores reportados'],
  ['/manage/partners', superAdmins, 'manage', 'Manage Partners', 'Gestionar aliados'],
  ['/manage/reviews', superAdmins, 'manage', 'Reviews', 'Valoraciones'],
  ['/manage/add/announcement', superAdmins, 'new on the platform', 'New announcement', 'Nuevo anuncio'],
  ['/manage/{org}', organisers, 'org', 'Org Home', 'Inicio de la organización'],
  ['/manage/{otherOrg}', othersOnly, 'org', 'Org Home', 'Inicio de la organización'],
  ['/manage/{org}/add', organisers, 'new in an organisation', 'New Cohort', 'Nueva cohorte'],
  ['/manage/{otherOrg}/add', othersOnly, 'new in an organisation', 'New Cohort', 'Nueva cohorte'],
  ['/manage/{org}/announcements', organisers, 'org', 'Announcements', 'Anuncios'],
  ['/manage/{hub}/search', superAdmins, 'org', 'Platform Users', 'Personas de la plataforma'],
  ['/manage/{org}/settings', organisers, 'org', 'Settings', 'Ajustes'],
  ['/manage/{org}/{cohortid}', organisers, 'dash', 'Cohort dashboard', 'Panel de la cohorte'],
  ['/manage/{otherOrg}/{cohortid}', othersOnly, 'dash', 'Cohort dashboard', 'Panel de la cohorte'],
  ['/manage/{org}/{cohortid}/applications', organisers, 'dash', 'Entrepreneurs', 'Personas emprendedoras'],
  ['/manage/{org}/{cohortid}/customize', organisers, 'dash', 'Customize', 'Personalizar'],
  ['/manage/{org}/{cohortid}/settings', organisers, 'dash', 'Cohort settings', 'Ajustes de la cohorte'],
  [
    '/manage/{org}/{cohortid}/dashboard/cohort',
    organisers,
    'dashboard',
    'Matching board',
    'Tablero de emparejamiento',
  ],
  ['/manage/{org}/{cohortid}/dashboard/incubating', organisers, 'dashboard', 'Incubating', 'En incubación'],
  ['/manage/{org}/{cohortid}/dashboard/mentors', organisers, 'dashboard', 'Mentors', 'Personas mentoras'],
  ['/manage/{org}/{cohortid}/dashboard/content', organisers, 'dashboard', 'Edit Content', 'Editar contenido'],
  [
    '/manage/{org}/{cohortid}/dashboard/content/models',
    superAdmins,
    'dashboard',
    'Edit Models',
    'Editar modelos',
  ],
  [
    '/manage/{org}/{cohortid}/dashboard/content/{module}/{step}',
    organisers,
    'dashboard',
    'Edit a step',
    'Editar un paso',
  ],
]
