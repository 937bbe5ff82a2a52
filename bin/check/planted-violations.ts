// One violation for each import rule, written into a copy of the project: path → text.
import { strata } from './strata.ts'

type Planted = { rule: string; files: Record<string, string> }

const reads = (address: string) => `import * as it from '${address}'\nexport { it }\n`
const room = 'export const room = 1\n'

/** Downwards; the last line has nothing below it and reaches sideways. */
const astray = (names: string[], line: number): Planted => {
  const wrong = strata[line + 1]?.[0] ?? names[1]
  return {
    rule: `stratum-${line + 1}`,
    files: {
      [`app/features/${names[0]}/server/astray-${line}.ts`]: reads(`#features/${wrong}/server/room.ts`),
      [`app/features/${wrong}/server/room.ts`]: room,
    },
  }
}

export const planted: Planted[] = [
  ...strata.map(astray),
  { rule: 'no-circular', files: { 'app/server/hen.ts': reads('./egg.ts'), 'app/server/egg.ts': reads('./hen.ts') } },
  { rule: 'no-dead-code', files: { 'app/server/forgotten.ts': room } },
  { rule: 'resolvable', files: { 'app/server/dreamer.ts': reads('./nowhere.ts') } },
  {
    rule: 'wire-stands-alone',
    files: { 'app/features/talkative/wire.ts': reads('#features/accounts/wire/sessions.ts') },
  },
  { rule: 'vocabulary-stands-alone', files: { 'app/wire/storing.ts': reads('kysely') } },
  {
    rule: 'web-without-server',
    files: { 'app/web/reaching.ts': reads('#server/room.ts'), 'app/server/room.ts': room },
  },
  { rule: 'web-without-node', files: { 'app/web/reading.ts': reads('node:fs') } },
  { rule: 'web-without-full-zod', files: { 'app/web/heavy.ts': reads('zod') } },
  { rule: 'server-without-web', files: { 'app/server/drawing.ts': reads('#web/room.ts'), 'app/web/room.ts': room } },
  {
    rule: 'plumbing-knows-no-feature',
    files: { 'app/server/curious.ts': reads('#features/accounts/wire/sessions.ts') },
  },
  { rule: 'only-doors', files: { 'app/features/home/server/burglar.ts': reads('#features/accounts/server/room.ts') } },
  { rule: 'db-through-doors', files: { 'db/demo/burglar.ts': reads('#features/accounts/server/room.ts') } },
  {
    rule: 'pages-by-address',
    files: {
      'app/features/home/web/peeping.tsx': reads('./room-page.tsx'),
      'app/features/home/web/room-page.tsx': room,
    },
  },
  { rule: 'no-test-in-product', files: { 'app/server/cheating.ts': reads('#test/room.ts'), 'test/room.ts': room } },
  { rule: 'no-undeclared-package', files: { 'app/server/borrowing.ts': reads('scheduler') } },
  { rule: 'no-development-package', files: { 'app/server/developing.ts': reads('playwright-core') } },
]
