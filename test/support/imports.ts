// Sheets of colleagues that an Administrador sends.
import * as wire from '#features/collaborators/wire/collaborators.ts'
import type { TestApp } from './app.ts'
import { type Colleague, colleaguesSheet } from './files/colleagues-sheet.ts'

export const imports = (app: TestApp, admin: () => string) => {
  const send = async (file: File) => (await app.call(wire.importCollaborators, { file }, admin())).data
  return {
    send,
    show: async (id: string) => (await app.call(wire.showImport, { id }, admin())).data.attributes,
    rows: async (id: string, bad?: boolean) =>
      (
        await app.call(wire.listImportRows, { id, per_page: 100, ...(bad !== undefined && { bad }) }, admin())
      ).collection.data.map(({ attributes }) => attributes),
    commit: (id: string) => app.call(wire.commitImport, { id }, admin()),
    /** Sent, and checked row by row. */
    async checked(colleagues: Colleague[]) {
      const { id } = await send(await colleaguesSheet(colleagues))
      await app.settle()
      return id
    },
  }
}
