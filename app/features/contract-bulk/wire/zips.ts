// The papers of many folders in one file, made by a task and kept some days.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { one, refused, resource } from '#wire/json-api.ts'

const at = '/v1/internship/folder_zips'
const kept = { feature: 'CONTRACTS', tag: 'Documentos em ZIP' } as const

export const MOST_FOLDERS = 200
export const ZIP_DAYS = 7

const zip = resource(
  'folder_zip',
  z.object({
    state: z.enum(['making', 'ready', 'failed']),
    folders: z.int(),
    /** How many files it holds; null while it is made. */
    files: z.nullable(z.int()),
    created_by: z.string(),
    created_at: z.string(),
    /** For some minutes; asked for again it is signed anew. */
    url: z.nullable(z.string()),
  }),
).check(z.meta({ id: 'FolderZip' }))

export const listFolderZips = endpoint(`get ${at}`, {
  ...kept,
  answer: z.object({ data: z.array(zip) }),
  summary: `Os arquivos ZIP que a empresa pediu nos últimos ${ZIP_DAYS} dias`,
})

export const createFolderZip = endpoint(`post ${at}`, {
  ...kept,
  body: z.object({
    ids: z
      .array(z.uuid())
      .check(
        z.minLength(1, 'Escolha ao menos um estágio'),
        z.maxLength(MOST_FOLDERS, `Escolha até ${MOST_FOLDERS} de cada vez`),
      ),
  }),
  status: 202,
  answer: one(zip),
  refuses: { 404: refused, 409: refused },
  idempotent: true,
  summary: 'Junta num ZIP os documentos dos estágios escolhidos; um e-mail avisa quando está pronto',
})
