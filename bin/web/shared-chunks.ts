// Modules that many pages need are grouped into a few files, which browsers cache, instead of forty of a few hundred
// bytes: without groups the board loads 168 kB in 73 scripts, with them 151 kB in 10 (`npm run bench -- weight`).
type Bundle = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const EVERYWHERE = /app\/(entry\.client|root|web\/layout\/public-layout|web\/page-meta)\.tsx?$/
/** Parts of a common package that only few pages need. */
const RARE = /\/(queriesObserver|useQueries|mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js$/
/** What pages without a form do not load. A module of every page that imports it stops the build. */
const FORMS_ONLY = /node_modules\/(zod|react-hook-form|@hookform|@mantine|react-imask)\//
const known = new Map<string, boolean>()

function isEverywhere(id: string, importers: (id: string) => readonly string[]): boolean {
  const found = known.get(id)
  if (found !== undefined) return found
  known.set(id, EVERYWHERE.test(id))
  const answer = EVERYWHERE.test(id) || importers(id).some((importer) => isEverywhere(importer, importers))
  known.set(id, answer)
  return answer
}

const named = (folder: string, names: string) => `app/${folder}/([\\w-]+/)?(${names.replaceAll(' ', '|')})\\.tsx?$`
const together = (name: string, ...modules: string[]) => ({
  debugName: name,
  name,
  priority: 1,
  test: new RegExp(modules.join('|')),
})

export const sharedChunks = [
  {
    debugName: 'everywhere',
    priority: 2,
    name(id: string, bundle: Bundle) {
      if (RARE.test(id) || !isEverywhere(id, (one) => bundle.getModuleInfo(one)?.importers ?? [])) return null
      if (FORMS_ONLY.test(id)) throw new Error(`every page would load ${id}: see bin/web/shared-chunks.ts`)
      // Packages change less often than our code.
      return id.includes('node_modules') ? 'core' : 'shell'
    },
  },
  // A group includes its dependencies: so what board and job pages need is grouped before the forms.
  together(
    'calls',
    named('web', 'access-refused answer api moment path save-key session-ended words-of-failure'),
    named('web/ui', 'needs-script notice'),
    named('web/icons/[a-z]', 'circle-check'),
  ),
  together(
    'job-cards',
    named('features/jobs/web/board', 'days-to-close job-card own-line short-pay use-own-marks'),
    named('features/jobs/web/saved', 'heart use-saved-jobs'),
    named('features/jobs/wire', 'exclusive-words job-words'),
  ),
  together(
    'lists',
    named('web', 'use-awake'),
    named('web/list', 'filters grown use-growing'),
    '@tanstack/.*/(infiniteQueryObserver|useInfiniteQuery)\\.js$',
    named('web/ui', 'choose-filter filter-bar filter-toggle infinite-list page-links search-input'),
  ),
  together('breadcrumb', named('web/ui', 'breadcrumb skeleton')),
  together(
    'menu-icons',
    named(
      'web/icons/[a-z]',
      'bell book briefcase calendar-event chart-bar clipboard-text clock-hour-4 coin file-check file-text gavel home ' +
        'list-check logout mail pencil phone school urgent user-plus users',
    ),
  ),
  together('pin', named('web/icons/[a-z]', 'map-pin')),
  together('texts', named('web/ui', 'rich-text'), named('web/icons/[a-z]', 'arrow-left check')),
  together('company-cards', named('features/companies/web/directory', 'company-card')),
  together(
    'companies',
    named(
      'features/companies/web/page',
      'company-facts company-head company-missing company-story company-view testimonials told',
    ),
    named('web/ui', 'gallery'),
  ),
  together(
    'board',
    named('features/jobs/web/board', 'board board-address card-skeletons filters use-choices use-jobs'),
  ),
  together(
    'schemas',
    'node_modules/zod/',
    named('wire', 'checked email endpoint json-api person-name sentences storable-text visible-text web-link'),
  ),
  together(
    'forms',
    'node_modules/(react-hook-form|@hookform)/',
    named(
      'web/form',
      'check-failed error-summary field-frame field-look field-names list-errors new-password-fields ' +
        'password-checklist password-field place-errors place-refusal text-field unsaved-guard use-field',
    ),
    named('web/ui', 'confirm-dialog dialog'),
    named('wire', 'password'),
    named('web/icons/[a-z]', 'alert-circle eye eye-off'),
  ),
  together(
    'enter',
    named('features/accounts/web', 'enter-as'),
    named('features/accounts/wire', 'sessions'),
    named('web', 'revoke'),
  ),
  // A page waits for its style sheets before painting: the shared pieces have a single one.
  together('pieces', 'app/web/(form|ui)/([\\w-]+/)?[\\w-]+\\.module\\.css'),
]
