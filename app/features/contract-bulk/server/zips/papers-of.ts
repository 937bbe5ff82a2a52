// The papers of folders, each with its place in the zip, one in memory at a time.
import { sql } from 'kysely'
import { downloadUpload, printEnvelope } from '#features/contracts/server/contracts.ts'
import { DOCUMENTS } from '#features/contracts/wire/documents.ts'
import { KINDS } from '#features/contracts/wire/words.ts'
import { fileName } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { ZipEntry } from '#server/storage/write-zip.ts'

type Paper = {
  id: string
  document: keyof typeof DOCUMENTS
  envelope_id: string
  kind: keyof typeof KINDS
  code: string
  version: number
  internship_id: string
  intern_name: string
  type: string
}

export const papersIn = async (ctx: Ctx, ids: readonly string[]) =>
  (
    await sql<Paper>`
      select d.*, e.kind, e.code, e.internship_id, coalesce(u.social_name, u.full_name) as intern_name, f.type
      from (
        select v.id, 'sealed' as document, v.envelope_id, v.number as version, v.sealed_file_id as file_id
          from envelope_versions v where v.sealed_file_id is not null
        union all
        select n.id, n.purpose, v.envelope_id, v.number, n.file_id
          from envelope_uploads n join envelope_versions v on v.id = n.version_id) d
        join envelopes e on e.id = d.envelope_id
        join files f on f.id = d.file_id
        join user_infos u on u.id = e.user_info_id
      where e.internship_id = any(${ids}::uuid[])
      order by intern_name, e.internship_id, e.created_at, d.version, d.document, d.id`.execute(ctx.db)
  ).rows

const ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpeg', 'image/png': 'png' } as const

/** No slash, no dots at its ends, nothing invisible. Two people of one name are told apart. */
function placesOf(papers: readonly Paper[]) {
  const taken = new Map<string, number>()
  const folders = new Map<string, string>()
  const unique = (name: string, ending = '') => {
    const times = (taken.get(name + ending) ?? 0) + 1
    taken.set(name + ending, times)
    return times === 1 ? name + ending : `${name} (${times})${ending}`
  }
  const bare = (name: string) => fileName(name.replace(/[/\\]/g, ' '), 'zip').replace(/\.zip$/, '')
  return papers.map((paper) => {
    const { internship_id, intern_name, kind, code, version, document, type } = paper
    if (!folders.has(internship_id)) folders.set(internship_id, unique(bare(intern_name)))
    const what = `${KINDS[kind]} ${code} v${version} ${DOCUMENTS[document].toLowerCase()}`
    const ending = `.${ENDINGS[type as keyof typeof ENDINGS] ?? 'docx'}`
    return { paper, name: unique(`${folders.get(internship_id)}/${bare(what)}`, ending) }
  })
}

/** Each as its own download would give it, with its line in the contract's history. */
export async function* entriesOf(ctx: Ctx, papers: readonly Paper[]): AsyncGenerator<ZipEntry> {
  for (const { paper, name } of placesOf(papers)) {
    const { document, envelope_id, version, id } = paper
    const { body } =
      document === 'sealed'
        ? await printEnvelope(ctx, envelope_id, version)
        : await downloadUpload(ctx, envelope_id, id)
    yield { name, bytes: body as Uint8Array }
  }
}
