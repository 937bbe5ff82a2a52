// Who may know whom. bin/check/planted-violations.ts breaks each rule once, to see that it is noticed.
import { globSync, readFileSync } from 'node:fs'
import { strata } from './bin/check/strata.ts'

const test = '\\.(test|cases)\\.tsx?$'
const server = '^app/(server/|features/[^/]+/server/)'
const web = '^app/(web/|features/[^/]+/web/|root\\.tsx$|entry\\.client\\.tsx$)'
const product = '^(app/|main\\.ts$|worker\\.ts$|db/)'
const anyOf = (names) => `(${names.join('|')})`

const stratum = (names, line) => ({
  name: `stratum-${line + 1}`,
  comment: 'A feature imports from the lines above its own only',
  severity: 'error',
  from: { path: `^app/features/${anyOf(names)}/server/`, pathNot: test },
  to: {
    path: `^app/features/${anyOf(strata.slice(line).flat())}/(server/|wire(\\.ts$|/))`,
    pathNot: `^app/features/$1/`,
  },
})

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Pages and layouts are named by tables of addresses, not imported. */
const routeModules = () => {
  const tables = ['app/routes.ts', ...globSync('app/features/*/web/pages.ts')]
  return tables.flatMap((table) =>
    [...readFileSync(table, 'utf8').matchAll(/'((?:features|web)\/[\w./-]+\.tsx?)'/g)].map(
      ([, path]) => `^app/${path.replaceAll('.', '\\.')}$`,
    ),
  )
}
const entries = [
  '^(main|worker)\\.ts$',
  '^app/(routes|root|entry\\.(server|client))\\.tsx?$',
  '^(bin|bench)/',
  '^[^/]+\\.config\\.ts$',
  '\\.d\\.ts$',
  '-worker\\.ts$',
  '^app/web/layout/(room-page|(public|candidate|company-page|shared|company|academy|test|admin)-layout)\\.tsx$',
  ...routeModules(),
]

export default {
  forbidden: [
    ...strata.map(stratum),
    // A circle of types alone is no circle when the program runs: a task takes the ctx that holds the task table.
    rule(
      'no-circular',
      'Nobody knows himself through others',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-dead-code',
      'What no entry point reaches, nobody needs',
      { path: entries, pathNot: test },
      { path: '^(app|db)/', pathNot: [test, ...entries], reachable: false },
    ),
    rule('resolvable', 'What is imported is there', {}, { couldNotResolve: true }),
    rule(
      'wire-stands-alone',
      'A wire file knows zod, app/wire and its own wire folder only',
      { path: '^app/features/([^/]+)/wire(\\.ts$|/)', pathNot: test },
      { pathNot: ['^app/wire/', '^app/features/$1/wire/', 'node_modules/zod/mini/'] },
    ),
    rule(
      'vocabulary-stands-alone',
      'app/wire knows zod alone',
      { path: '^app/wire/', pathNot: test },
      { pathNot: ['^app/wire/', 'node_modules/zod/mini/'] },
    ),
    rule(
      'web-without-server',
      'Web never touches server',
      { path: web, pathNot: test },
      { path: [server, '^(db|bin|bench|test)/', '^app/(api|tasks)\\.ts$', '^main\\.ts$'] },
    ),
    rule('web-without-node', 'Web code runs in a browser', { path: web, pathNot: test }, { dependencyTypes: ['core'] }),
    rule(
      'web-without-full-zod',
      'A page pays for zod/mini only',
      { path: web, pathNot: test },
      { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/' },
    ),
    rule(
      'server-without-web',
      'Server never touches web; one file hands requests to the built pages',
      { path: server, pathNot: '^app/server/http/pages\\.ts$' },
      { path: [web, 'node_modules/(react|react-dom|react-router|@mantine/[^/]+)/'] },
    ),
    rule(
      'plumbing-knows-no-feature',
      'What all features stand on knows none of them',
      { path: '^app/(server|web|wire)/', pathNot: '^app/web/layout/rooms/room-table\\.' },
      { path: '^app/(features/|(api|features|pages|tasks|routes)\\.ts$)' },
    ),
    rule(
      'only-doors',
      "From another feature's server only its door",
      { path: '^app/features/([^/]+)/', pathNot: test },
      {
        path: '^app/features/([^/]+)/server/',
        pathNot: ['^app/features/$1/', '^app/features/([^/]+)/server/\\1\\.ts$'],
      },
    ),
    rule(
      'db-through-doors',
      "Reference and demo data call the product's own verbs",
      { path: '^db/', pathNot: test },
      { path: '^app/features/([^/]+)/', pathNot: '^app/features/([^/]+)/(server/\\1|wire)\\.ts$' },
    ),
    rule(
      'pages-by-address',
      'Only tables of addresses name a page',
      { pathNot: [test, '^app/root\\.tsx$'] },
      { path: '-page\\.tsx$' },
    ),
    rule(
      'no-test-in-product',
      'The product does not need its tests',
      { path: product, pathNot: test },
      { path: ['^(test|bench|bin)/', test] },
    ),
    rule(
      'no-undeclared-package',
      'package.json names what is imported',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no-development-package',
      'The product runs without development packages',
      { path: product, pathNot: [test, '^app/routes\\.ts$'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)\\+types/|^(build|\\.react-router|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
