// Folders: each holds an internship with its terms, from the first line of a draft to the end.
import * as z from 'zod/mini'
import { cpf } from '#wire/person/cpf.ts'
import { date, isoDate } from '#wire/time/date.ts'
import { email } from '#wire/person/email.ts'
import { endpoint } from '#wire/endpoint.ts'
import { keysOf } from '#wire/keys-of.ts'
import { many, one, pageQuery, refused, sortBy } from '#wire/json-api.ts'
import { option } from '#wire/options.ts'
import { FOLDER_STATES } from './folder-words.ts'
import { draftTerms } from './terms.ts'
import { folder, folderRow, maybe } from './folder-resource.ts'

const tag = 'Estágios'
const drafts = { feature: 'CONTRACTS', tag } as const
/** The operation corrects what it sends back. */
const edits = { ...drafts, only: ['CompanyManager', 'Operator'] } as const

export const listOwnedFolders = endpoint('get /v1/internship/folders/owned', {
  only: ['User'],
  tag,
  query: pageQuery,
  answer: many(folderRow),
  summary: 'Os estágios de quem está na sessão',
})

export const listFolders = endpoint('get /v1/internship/folders', {
  ...drafts,
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(100))),
    state: z.optional(z.enum(keysOf(FOLDER_STATES))),
    /** Those that have none yet. */
    documents: z.optional(z.enum(['none'])),
    sort: sortBy(['created_at', 'starts_on', 'ends_on', 'intern_name']),
  }),
  answer: many(folderRow),
  summary: 'Os estágios da empresa e das suas filiais',
})

const person = {
  /** Of the own tree; the own company where nothing is said. */
  company_id: z.optional(z.string().check(z.maxLength(60))),
  email,
  /** Known only to whom the person has told it: with the e-mail it proves that the company admits this very person. */
  cpf,
}
export const createFolder = endpoint('post /v1/internship/folders', {
  ...drafts,
  body: z.object({
    folder: z.union([z.object({ candidature_id: z.string().check(z.maxLength(60)) }), z.object(person)]),
  }),
  status: 201,
  answer: one(folder),
  refuses: { 404: refused, 409: refused },
  idempotent: true,
  summary: 'Começa a pasta de um estágio: de uma pessoa contratada, ou de quem tem conta, por e-mail e CPF',
})

const id = z.optional(z.string().check(z.maxLength(60)))
/** The terms by their own id, or by the document that carries them. */
const which = z.object({ terms_id: id, envelope_id: id })
export const showFolder = endpoint('get /v1/internship/folders/{id}', {
  ...drafts,
  only: ['User', 'CompanyManager', 'Operator'],
  query: which,
  answer: one(folder),
  refuses: { 404: refused },
  summary: 'Um estágio e as suas condições',
})

const version = { lock_version: z.int32() }
export const updateFolder = endpoint('patch /v1/internship/folders/{id}', {
  ...edits,
  body: z.object({
    folder: z.object({
      ...which.shape,
      ...version,
      /** Of an amendment. */
      effective_on: z.optional(date.check(z.overwrite((typed) => isoDate(typed) ?? typed))),
      terms: draftTerms,
    }),
  }),
  answer: one(folder),
  refuses: { 404: refused, 409: refused },
  idempotent: true,
  summary: 'Salva o que mudou no rascunho das condições',
})

export const dropFolder = endpoint('delete /v1/internship/folders/{id}', {
  ...drafts,
  query: z.object({ lock_version: z.optional(z.int32()) }),
  answer: one(folder),
  refuses: { 404: refused, 409: refused },
  summary: 'Desiste de um estágio que ainda não tem contrato a caminho',
})

export const listHired = endpoint('get /v1/internship/hired', {
  ...drafts,
  answer: z.array(option('HiredPerson', z.string(), { description: z.string(), hired_at: z.string() })),
  summary: 'Quem foi contratado para estágio e ainda não tem pasta',
})

const ofCompany = z.object({
  company_id: z.string().check(z.maxLength(60)),
  q: z.optional(z.string().check(z.maxLength(100))),
})
const people = z.array(option('FolderPerson', z.string(), { description: maybe }))
export const listSupervisors = endpoint('get /v1/internship/supervisors', {
  ...edits,
  query: ofCompany,
  answer: people,
  refuses: { 404: refused },
  summary: 'Quem pode supervisionar um estágio nesta empresa, e quantos já supervisiona',
})
export const listSigners = endpoint('get /v1/internship/signers', {
  ...edits,
  query: ofCompany,
  answer: people,
  refuses: { 404: refused },
  summary: 'Os representantes legais que assinam por esta empresa',
})
