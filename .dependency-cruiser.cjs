// The walls between the folders: domain ← course ← server, and domain ← web basics ← course screens ← web/app.
const tests = '\\.test\\.tsx?$'
const ours = '^(domain|course|server|web|testing|e2e|bench|scripts)/'
// Screens and their hooks: the only parts of a room that know the browser.
const screens = '^course/.*(\\.tsx|/use-[^/]+\\.ts)$'
const webBasics = '^web/(ui|forms|data|i18n|step-kit)/'

function wall(name, from, to) {
  return { name, severity: 'error', from, to }
}

// What one folder of ours may import of ours; everything else of ours is refused.
function onlyOurs(name, from, allowed) {
  return wall(name, from, { path: ours, pathNot: allowed })
}

module.exports = {
  forbidden: [
    // Types are gone when the code runs, so a circle through one is harmless.
    wall('no circle of imports', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    wall('every import leads somewhere', {}, { couldNotResolve: true, pathNot: '^virtual:' }),

    onlyOurs('domain knows only itself', { path: '^domain/', pathNot: tests }, '^domain/'),
    onlyOurs('domain tests know domain and testing', { path: `^domain/.*${tests}` }, '^(domain|testing)/'),
    wall(
      'domain imports zod and nothing else',
      { path: '^domain/', pathNot: tests },
      { pathNot: `${ours}|(^|/)node_modules/zod/` },
    ),

    onlyOurs(
      'course declarations, rules and reports know domain',
      { path: '^course/.*\\.ts$', pathNot: `${tests}|/use-[^/]+\\.ts$` },
      '^(domain|course)/',
    ),
    onlyOurs(
      'course screens know domain and web basics',
      { path: screens, pathNot: tests },
      `^(domain|course)/|${webBasics}`,
    ),
    wall(
      'rooms never import each other',
      // The business plan is told from all of them.
      { path: '^course/([^/]+)/([^/]+)/', pathNot: '^course/plan-view/' },
      { path: '^course/[^/]+/[^/]+/', pathNot: '^course/($1/($2|shared)|shared/[^/]+)/' },
    ),
    wall(
      'what rooms share knows no room',
      { path: '^course/([^/]+)/shared/', pathNot: tests },
      { path: '^course/[^/]+/[^/]+/', pathNot: '^course/($1/shared|shared/[^/]+)/' },
    ),
    wall(
      'what modules share knows no module',
      { path: '^course/(shared|contract)/', pathNot: tests },
      { path: '^course/', pathNot: '^course/(shared|contract)/' },
    ),
    wall(
      'pages know the outline of the course, and open one module at a time',
      { path: '^web/', pathNot: tests },
      { path: '^course/(rooms|single-answers|[^/]+/module|[^/]+/[^/]+/room)\\.ts$' },
    ),
    wall(
      'course never touches the machine',
      { path: '^course/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),

    wall('server never imports web', { path: '^server/' }, { path: '^web/' }),
    wall('server never imports a screen', { path: '^server/' }, { path: screens }),
    wall(
      'the API stands on the server, not under it',
      { path: '^server/', pathNot: '^server/(graphql|http)/' },
      { path: '^server/graphql/' },
    ),
    wall(
      'resolvers call verbs and nothing else of the server',
      { path: '^server/graphql/[^/]+-resolvers\\.ts$' },
      { path: '^server/', pathNot: '^server/(verbs|graphql)/|^server/(caller|authorize)\\.ts$' },
    ),
    wall(
      'server runs without developer packages',
      { path: '^server/', pathNot: tests },
      { dependencyTypes: ['npm-dev'] },
    ),

    wall('web never imports server', { path: '^web/' }, { path: '^server/' }),
    wall('web never imports node', { path: '^web/', pathNot: tests }, { dependencyTypes: ['core'] }),
    onlyOurs('web/ui knows no entity', { path: '^web/ui/', pathNot: tests }, '^web/ui/'),
    onlyOurs('web/i18n knows only itself', { path: '^web/i18n/', pathNot: tests }, '^web/i18n/'),
    onlyOurs('web/data knows domain', { path: '^web/data/', pathNot: tests }, '^(domain|web/data)/'),
    onlyOurs(
      'web/forms knows domain, ui, i18n',
      { path: '^web/forms/', pathNot: tests },
      '^(domain|web/(ui|i18n|forms))/',
    ),
    onlyOurs(
      'web/step-kit knows the basics below it, and how rooms declare themselves',
      { path: '^web/step-kit/', pathNot: tests },
      `^(domain|course/contract)/|${webBasics}`,
    ),
    onlyOurs(
      'what features share knows no feature',
      { path: '^web/shared/', pathNot: tests },
      `^(domain|course|web/shared)/|${webBasics}`,
    ),
    onlyOurs(
      'web/features knows nothing above it',
      { path: '^web/features/', pathNot: tests },
      `^(domain|course|web/(shared|features))/|${webBasics}`,
    ),
    wall(
      'features never import each other',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/[^/]+/', pathNot: '^web/features/$1/' },
    ),
    wall(
      'only web/app and the catalogue import course screens',
      { path: '^web/', pathNot: '^web/(app|catalogue)/' },
      { path: screens },
    ),

    wall(
      'testing is for tests',
      { path: ours, pathNot: `${tests}|^(testing|e2e|bench)/` },
      { path: '^testing/' },
    ),
    wall(
      'nobody imports e2e, bench or scripts',
      { path: ours, pathNot: '^(e2e|bench|scripts)/' },
      { path: '^(e2e|bench|scripts)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
