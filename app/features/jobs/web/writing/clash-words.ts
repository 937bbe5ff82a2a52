import { changeOf } from '#web/form/both-changed.ts'
import { FIELD_WORDS } from './field-words.ts'
import type { DraftField, JobDraft } from './job-draft.ts'

/** Short enough to be read in a notice. */
const SHOWN: ReadonlySet<DraftField> = new Set<DraftField>([
  'title',
  'salary_from',
  'salary_to',
  'street',
  'number',
  'complement',
  'neighborhood',
  'zipcode',
  'schedule',
  'weekly_hours',
  'openings',
  'opens_at',
  'closes_at',
])
const MERGED =
  'Outra pessoa mudou esta vaga enquanto você editava. Trouxemos os dados atuais e mantivemos o que você digitou'

const named = (name: DraftField, fresh: JobDraft) =>
  SHOWN.has(name) && fresh[name] ? `${FIELD_WORDS[name]} (agora “${String(fresh[name])}”)` : FIELD_WORDS[name]

/** What somebody is told whose save met another's: a draft saves itself, anything else when asked to. */
export const clashWords = (clashes: readonly DraftField[], fresh: JobDraft, itself: boolean) =>
  clashes.length
    ? `${MERGED}. Ela também mudou: ${clashes.map((name) => named(name, fresh)).join(', ')}. Aí fica salvo o que ela escreveu, até você mudar o campo de novo ou ${itself ? 'publicar' : 'salvar'}.`
    : itself
      ? `${MERGED}.`
      : `${MERGED}: confira e salve de novo.`

/** What each of two wrote into the same field, after a session that ended between. */
export const changedByBoth = (clashes: readonly DraftField[], fresh: JobDraft) =>
  clashes.map((name) => changeOf(FIELD_WORDS[name], SHOWN.has(name) ? fresh[name] : undefined))
