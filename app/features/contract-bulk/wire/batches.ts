// Contracts by spreadsheet: a sheet is checked, its good rows become drafts, the drafts are sent.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused } from '#wire/json-api.ts'
import { batchDefaults } from './defaults.ts'
import { at, batch, row } from './batch-resource.ts'

const kept = { feature: 'CONTRACTS', tag: 'Contratos por planilha' } as const

export const BATCH_ROWS = 500
export const BATCH_BYTES = 5_000_000

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const model = { auth: false, tag: kept.tag, remember: 3600 } as const
export const downloadModel = endpoint('get /v1/internship/contract_batch_model.xlsx', {
  ...model,
  answer: XLSX,
  summary: 'Modelo da planilha de contratos, em XLSX',
})
export const downloadCsvModel = endpoint('get /v1/internship/contract_batch_model.csv', {
  ...model,
  answer: 'text/csv',
  summary: 'Modelo da planilha de contratos, em CSV',
})

export const listBatches = endpoint(`get ${at}`, {
  ...kept,
  query: pageQuery,
  answer: many(batch),
  summary: 'As planilhas de contratos da empresa, da mais nova para a mais antiga',
})

export const createBatch = endpoint(`post ${at}`, {
  ...kept,
  form: 'multipart/form-data',
  limit: BATCH_BYTES + 200_000,
  body: z.object({ file: z.file(), defaults: z.optional(batchDefaults) }).check(z.meta({ id: 'ContractBatchFile' })),
  status: 202,
  answer: one(batch),
  refuses: { 409: refused },
  idempotent: true,
  summary: 'Recebe uma planilha XLSX ou CSV de até 500 contratos e confere cada linha; nada é criado',
})

const existing = { ...kept, answer: one(batch), refuses: { 404: refused } } as const
export const showBatch = endpoint(`get ${at}/{id}`, { ...existing, summary: 'Em que pé está uma planilha' })

const step = { ...existing, status: 202, refuses: { 404: refused, 409: refused } } as const
export const draftBatch = endpoint(`post ${at}/{id}/drafts`, {
  ...step,
  summary: 'Cria o rascunho de cada linha certa; repetir não cria nenhum duas vezes',
})
export const sendBatch = endpoint(`post ${at}/{id}/sending`, {
  ...step,
  summary: 'Envia os rascunhos da planilha; repetir não envia nenhum duas vezes',
})

export const listBatchRows = endpoint(`get ${at}/{id}/rows`, {
  ...kept,
  query: z.extend(pageQuery, { bad: z.optional(z.boolean()) }),
  answer: many(row),
  refuses: { 404: refused },
  summary: 'As linhas de uma planilha, cada uma com o que falta corrigir',
})

export const downloadProblems = endpoint(`get ${at}/{id}/problems`, {
  ...kept,
  query: z.object({ format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }),
  answer: XLSX,
  refuses: { 404: refused, 409: refused },
  summary: 'As linhas a corrigir, com as mesmas colunas e a coluna erro',
})
