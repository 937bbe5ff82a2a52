import { fileUrl } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { listImportRows, showImport } from '../../wire/collaborators.ts'
import type { FoundImport, ImportRow } from './imports.ts'

export const importResource = (ctx: Ctx, row: FoundImport): Answer<typeof showImport>['data'] => ({
  id: row.id,
  type: 'company_manager_import',
  attributes: {
    state: row.state as Answer<typeof showImport>['data']['attributes']['state'],
    file_name: row.file_name,
    problem: row.problem,
    total: row.total,
    checked: row.checked,
    good: row.good,
    bad: row.bad,
    created: row.created,
    problems_url: row.problems_file_id && fileUrl(ctx, { id: row.problems_file_id, private: true }),
    created_at: row.created_at,
  },
})

export const rowResource = (
  import_id: string,
  { line, name, email, problems, company_manager_id }: ImportRow,
): Answer<typeof listImportRows>['collection']['data'][number] => ({
  id: `${import_id}:${line}`,
  type: 'company_manager_import_row',
  attributes: { line, name, email, problems, created: company_manager_id !== null },
})
