import { IconClipboardCheck } from '#web/icons/c/clipboard-check.ts'
import { IconFileText } from '#web/icons/f/file-text.ts'
import { IconFolders } from '#web/icons/f/folders.ts'
import { IconLayoutDashboard } from '#web/icons/l/layout-dashboard.ts'
import type { Page } from '#web/layout/rooms/room.ts'

export const pages: Page[] = [
  {
    frame: 'candidate',
    path: 'envelopes/minhas',
    file: 'features/contracts/web/own-contracts-page.tsx',
    menu: { label: 'Meus Contratos', icon: IconFileText },
  },
  {
    frame: 'shared',
    path: 'envelopes/:id',
    file: 'features/contracts/web/envelope-page.tsx',
    access: { only: ['User', 'CompanyManager'] },
    forms: true,
  },
  {
    frame: 'shared',
    path: 'envelopes/:id/assinar',
    file: 'features/contracts/web/own-signing-page.tsx',
    access: { only: ['User', 'CompanyManager'] },
    forms: true,
  },
  {
    frame: 'company',
    path: 'folders/minhas',
    file: 'features/contracts/web/company-contracts-page.tsx',
    access: { feature: 'CONTRACTS' },
    menu: { label: 'Meus contratos', icon: IconFileText },
  },
  {
    frame: 'company',
    path: 'folders/dashboard',
    file: 'features/contracts/web/dashboard/contract-dashboard-page.tsx',
    access: { feature: ['DASHBOARD', 'CONTRACTS'] },
    menu: { label: 'Dashboard', icon: IconLayoutDashboard },
  },
  {
    frame: 'company',
    path: 'folders/novo',
    file: 'features/contracts/web/new-contract-page.tsx',
    access: { feature: 'CONTRACTS' },
  },
  {
    frame: 'company',
    path: 'folders/regras',
    file: 'features/contracts/web/settings/company-rules-page.tsx',
    access: { feature: 'CONTRACTS' },
  },
  {
    frame: 'admin',
    path: 'admin/instituicoes/:id/contratos',
    file: 'features/contracts/web/settings/institution-rules-page.tsx',
  },
  {
    frame: 'company',
    path: 'folders/:id/rascunho',
    file: 'features/contracts/web/draft-page.tsx',
    access: { feature: 'CONTRACTS' },
    forms: true,
  },
  {
    frame: 'company',
    path: 'estagios/aprovacao-de-contrato',
    file: 'features/contracts/web/approvals/approvals-page.tsx',
    access: { approver: true },
    menu: { label: 'Contratos para aprovar', icon: IconClipboardCheck },
    forms: true,
  },
  {
    frame: 'company',
    path: 'folders/documentos',
    file: 'features/contracts/web/documents/company-documents-page.tsx',
    access: { feature: 'DOCUMENTS' },
    menu: { label: 'Documentos', icon: IconFolders },
  },
  {
    frame: 'admin',
    path: 'admin/envelopes',
    file: 'features/contracts/web/admin/envelope-queue-page.tsx',
    menu: { label: 'Contratos', icon: IconFileText },
  },
  { frame: 'admin', path: 'admin/envelopes/:id', file: 'features/contracts/web/admin/admin-envelope-page.tsx' },
  {
    frame: 'admin',
    path: 'admin/envelopes/:id/rascunho',
    file: 'features/contracts/web/admin/admin-draft-page.tsx',
    forms: true,
  },
  { frame: 'public', path: 'assinaturas/retorno', file: 'features/contracts/web/docusign-return-page.tsx' },
  { frame: 'public', path: 'assinaturas/:token', file: 'features/contracts/web/signing-page.tsx', forms: true },
  { frame: 'public', path: 'verificar', file: 'features/contracts/web/verification-start-page.tsx' },
  { frame: 'public', path: 'verificar/:code', file: 'features/contracts/web/verification-page.tsx' },
]
