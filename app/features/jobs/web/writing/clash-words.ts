import { FIELD_WORDS } from './field-words.ts'
import type { DraftField, JobDraft } from './job-draft.ts'

/** Short enough to be read in a notice. */
const SHOWN: ReadonlySet<DraftField> = new Set<DraftField>(['title', 'salary_from', 'salary_to', 'street', 'number', 'complement', 'neighborhood', 'zipcode', 'schedule', 'weekly_hours', 'openings', 'opens_at', 'closes_at'])
const MERGED = 'Outra pessoa mudou esta vaga enquanto você editava. Trouxemos os dados atuais e mantivemos o que você digitou'

const named = (name: DraftField, fresh: JobDraft) => (SHOWN.has(name) && fresh[name] ? `${FIELD_WORDS[name]} (agora “${String(fresh[name])}”)` : FIELD_WORDS[name])

/** What somebody is told whose save met another's. */
export const clashWords = (clashes: readonly DraftField[], fresh: JobDraft) =>
  clashes.length
    ? `${MERGED}. Ela também mudou: ${clashes.map((name) => named(name, fresh)).join(', ')}. Aí fica salvo o que ela escreveu, até você mudar o campo de novo ou salvar.`
    : `${MERGED}: confira e salve de novo.`
