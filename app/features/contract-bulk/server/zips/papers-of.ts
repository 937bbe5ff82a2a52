// The papers of folders, each with its place in the zip, one in memory at a time.
import { sql } from 'kysely'
import { bytesOfKept, downloadUpload, KEPT, printEnvelope } from '#features/contracts/server/contracts.ts'
import { DOCUMENTS } from '#features/contracts/wire/documents.ts'
import { KINDS } from '#features/contracts/wire/words.ts'
import { fileName } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { ZipEntry } from '#server/storage/write-zip.ts'

/** Of what is no contract: no envelope, kind and version. */
type Paper = {
  id: string
  document: keyof typeof DOCUMENTS
  envelope_id: string | null
  kind: keyof typeof KINDS | null
  code: string | null
  version: number | null
  file_id: string | null
  internship_id: string
  made_on: string
  intern_name: string
  type: string
}

export const papersIn = async (ctx: Ctx, ids: readonly string[]) =>
  (
    await sql<Paper>`
      select p.*, (p.made_at at time zone 'America/Sao_Paulo')::date as made_on,
        coalesce(u.social_name, u.full_name) as intern_name, coalesce(f.type, 'application/pdf') as type
      from (
        select d.*, e.kind, e.code, e.internship_id, e.created_at as begun_at from (
          select v.id, 'sealed' as document, v.envelope_id, v.number as version, v.sealed_file_id as file_id,
            v.sealed_at as made_at
            from envelope_versions v where v.sealed_file_id is not null
          union all
          select n.id, n.purpose, v.envelope_id, v.number, n.file_id, n.uploaded_at
            from envelope_uploads n join envelope_versions v on v.id = n.version_id) d
          join envelopes e on e.id = d.envelope_id
        union all
        select k.id, k.document, null, null, k.file_id, k.made_at, null, k.code, k.internship_id, k.made_at
          from ${KEPT} k) p
        join internships i on i.id = p.internship_id
        join user_infos u on u.id = i.user_info_id
        left join files f on f.id = p.file_id
      where p.internship_id = any(${ids}::uuid[])
      order by intern_name, p.internship_id, p.begun_at, p.version, p.document, p.id`.execute(ctx.db)
  ).rows

const ENDINGS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpeg', 'image/png': 'png' } as const

/** A contract by its code, anything else by its day. */
const whatOf = ({ kind, code, version, document, made_on }: Paper) =>
  kind
    ? `${KINDS[kind]} ${code} v${version} ${DOCUMENTS[document].toLowerCase()}`
    : [DOCUMENTS[document], code, made_on].filter(Boolean).join(' ')

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
    const { internship_id, intern_name, type } = paper
    if (!folders.has(internship_id)) folders.set(internship_id, unique(bare(intern_name)))
    const what = whatOf(paper)
    const ending = `.${ENDINGS[type as keyof typeof ENDINGS] ?? 'docx'}`
    return { paper, name: unique(`${folders.get(internship_id)}/${bare(what)}`, ending) }
  })
}

async function bytesOf(ctx: Ctx, paper: Paper): Promise<Uint8Array> {
  const { document, envelope_id, version, id } = paper
  if (!envelope_id) return bytesOfKept(ctx, paper)
  const { body } =
    document === 'sealed' ? await printEnvelope(ctx, envelope_id, version!) : await downloadUpload(ctx, envelope_id, id)
  return body as Uint8Array
}

/** Each as its own download would give it, with its line in the contract's history. */
export async function* entriesOf(ctx: Ctx, papers: readonly Paper[]): AsyncGenerator<ZipEntry> {
  for (const { paper, name } of placesOf(papers)) {
    yield { name, bytes: await bytesOf(ctx, paper) }
  }
}
