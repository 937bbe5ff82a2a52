// Documents of candidates, and the operation that checks them.
import * as wire from '#features/personal-documents/wire.ts'
import type { TestApp } from './app.ts'
import { fileOf, pdf } from './files/sample-files.ts'

type Given = { category?: string; description?: string; valid_until?: string; file?: File }

let made = 0
/** Another one each time. */
export const paper = (name = 'rg.pdf') => fileOf(pdf(`papel ${++made}`), name)

export const papers = (app: TestApp, operator: () => string) => ({
  send: async (token: string, { category = 'rg', file = paper(), ...more }: Given = {}) =>
    (await app.call(wire.sendDocument, { document: { category, file, ...more } }, token)).data,
  list: async (token: string, category?: string) =>
    (await app.call(wire.listDocuments, category ? { category } : {}, token)).collection.data,
  /** Documents that the operation has to check. */
  waiting: async () => (await app.call(wire.listDocumentsToCheck, { per_page: 100 }, operator())).collection.data,
})
