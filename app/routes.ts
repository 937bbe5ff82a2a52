// Table of contents: every page and its address, by audience.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import {
  ACADEMY_ROOMS,
  ADMIN_ROOMS,
  CANDIDATE_ROOMS,
  COMPANY_ROOMS,
  PUBLIC_ROOMS,
  roomId,
  SHARED_ROOMS,
  TEST_ROOMS,
  type Room,
} from './web/layout/rooms.ts'

const rooms = (list: Room[]) => list.map((room) => route(room.path, 'web/layout/room-page.tsx', { id: roomId(room) }))

export default [
  layout('web/layout/public-layout.tsx', [
    index('features/home/web/home-page.tsx'),
    route('vagas', 'features/jobs/web/board-page.tsx'),
    route('vagas/alertas/encerrar', 'features/jobs/web/end-alert-page.tsx'),
    route('vagas/:slug', 'features/jobs/web/job-page.tsx'),
    route('ies/:display_name', 'features/jobs/web/institution-board-page.tsx'),
    route('sobre/privacidade', 'features/home/web/privacy-page.tsx'),
    route('empresas', 'features/companies/web/directory-page.tsx'),
    route('empresas/cadastro', 'features/companies/web/to-registration.ts'),
    route('empresas/cadastrado', 'features/companies/web/registered-page.tsx'),
    route('ies/:display_name/empresas/cadastro', 'features/companies/web/to-registration.ts', {
      id: 'board-to-registration',
    }),
    route('usuarios/entrar', 'features/accounts/web/candidate-login-page.tsx'),
    route('usuarios/cadastro/criar', 'features/candidates/web/sign-up-page.tsx'),
    route('usuarios/confirmar-email-institucional', 'features/candidates/web/confirm-institutional-email-page.tsx'),
    route('colaboradores/entrar', 'features/accounts/web/manager-login-page.tsx'),
    route('ies/:display_name/empresas/entrar', 'features/accounts/web/board-login-page.tsx'),
    route('admin/entrar', 'features/accounts/web/operator-login-page.tsx'),
    ...['usuarios', 'colaboradores', 'admin'].flatMap((area) => [
      route(`${area}/recuperar-senha`, 'features/accounts/web/recover-page.tsx', { id: `recover:${area}` }),
      route(`${area}/redefinir-senha`, 'features/accounts/web/new-password-page.tsx', { id: `new-password:${area}` }),
      route(`${area}/aceitar-convite`, 'features/accounts/web/new-password-page.tsx', {
        id: `accept-invitation:${area}`,
      }),
      route(`${area}/confirmar-email`, 'features/accounts/web/confirm-email-page.tsx', { id: `confirm-email:${area}` }),
    ]),
    route('colaboradores/recusar-convite', 'features/accounts/web/decline-invitation-page.tsx'),
    route('mensagens/cancelar', 'features/notifications/web/unsubscribe-page.tsx'),
    route('empresas/reclamar-cnpj', 'features/companies/web/claim-page.tsx'),
    route('empresas/cadastro/criar', 'features/companies/web/register-company-page.tsx'),
    route('ies/:display_name/empresas/cadastro/criar', 'features/companies/web/register-company-on-board-page.tsx'),
    ...rooms(PUBLIC_ROOMS),
    route('*', 'web/layout/not-found-page.tsx'),
  ]),

  layout('web/layout/candidate-layout.tsx', [
    route('usuarios/home', 'features/home/web/candidate-home-page.tsx'),
    route('vagas/salvas', 'features/jobs/web/saved-jobs-page.tsx'),
    route('vagas/alertas', 'features/jobs/web/alerts-page.tsx'),
    route('usuarios/configuracoes', 'features/accounts/web/settings-page.tsx'),
    route('usuarios/certificados', 'features/complementary-hours/web/certificates-page.tsx'),
    route('usuarios/candidaturas', 'features/candidatures/web/candidatures-page.tsx'),
    route('usuarios/candidaturas/:id', 'features/candidatures/web/candidature-page.tsx'),
    route('documentos-pessoais', 'features/personal-documents/web/documents-page.tsx'),
    route('categoria-de-documentos', 'features/personal-documents/web/category-page.tsx'),
    layout('web/layout/mantine-layout.tsx', { id: 'candidate-forms' }, [
      route('usuarios/dados-basicos', 'features/candidates/web/basic-data-page.tsx'),
      route('usuarios/preencher-perfil', 'features/candidates/web/wizard-page.tsx'),
      route('vagas/:id/candidaturas/nova', 'features/candidatures/web/apply-page.tsx'),
    ]),
    ...rooms(CANDIDATE_ROOMS),
  ]),
  layout('web/layout/company-page-layout.tsx', [route('empresas/ver/:id', 'features/companies/web/company-page.tsx')]),
  layout('web/layout/shared-layout.tsx', [
    route('usuarios/ver/:id', 'features/candidates/web/profile-page.tsx'),
    ...rooms(SHARED_ROOMS),
  ]),
  layout('web/layout/company-layout.tsx', [
    route('meu-portal', 'features/companies/web/portal-page.tsx'),
    route('empresas/dashboard', 'features/dashboard/web/dashboard-page.tsx'),
    route('colaboradores/alterar-senha', 'features/accounts/web/manager-password-page.tsx'),
    route('colaboradores/meus', 'features/collaborators/web/collaborators-page.tsx'),
    route('colaboradores/importar', 'features/collaborators/web/import-page.tsx'),
    route('vagas/minhas', 'features/jobs/web/owned-jobs-page.tsx'),
    route('vagas/minhas/nova', 'features/jobs/web/new-job-page.tsx'),
    route('vagas/minhas/:id/candidaturas', 'features/candidatures/web/pipeline-page.tsx'),
    layout('web/layout/mantine-layout.tsx', [
      route('vagas/minhas/:id/editar', 'features/jobs/web/edit-job-page.tsx'),
      route('empresas/editar', 'features/companies/web/edit-company-page.tsx'),
      route('empresas/editar/:id', 'features/companies/web/edit-company-page.tsx', { id: 'edit-branch' }),
      route('colaboradores/novo', 'features/collaborators/web/new-collaborator-page.tsx'),
      route('colaboradores/:uuid/editar', 'features/collaborators/web/edit-collaborator-page.tsx'),
    ]),
    ...rooms(COMPANY_ROOMS),
  ]),
  layout('web/layout/academy-layout.tsx', rooms(ACADEMY_ROOMS)),
  layout('web/layout/test-layout.tsx', rooms(TEST_ROOMS)),

  layout('web/layout/admin-layout.tsx', [
    route('admin', 'features/operator/web/overview-page.tsx'),
    route('admin/empresas', 'features/operator/web/companies-page.tsx'),
    route('admin/empresas/:id', 'features/operator/web/company-page.tsx'),
    route('admin/instituicoes', 'features/institutions/web/partners-page.tsx'),
    layout('web/layout/mantine-layout.tsx', { id: 'admin-forms' }, [
      route('admin/instituicoes/nova', 'features/institutions/web/new-institution-page.tsx'),
      route('admin/instituicoes/:id/editar', 'features/institutions/web/edit-institution-page.tsx'),
    ]),
    route('admin/instituicoes/:id', 'features/institutions/web/partner-page.tsx'),
    route('admin/reclamacoes', 'features/operator/web/claims-page.tsx'),
    route('admin/listas', 'features/operator/web/proposals-page.tsx'),
    route('admin/documentos', 'features/personal-documents/web/waiting-documents-page.tsx'),
    route('admin/horas-complementares', 'features/complementary-hours/web/hour-caps-page.tsx'),
    route('admin/configuracoes', 'features/site-settings/web/site-settings-page.tsx'),
    route('admin/seguranca', 'features/accounts/web/operator-security-page.tsx'),
    ...rooms(ADMIN_ROOMS),
  ]),

  ...['usuarios', 'colaboradores'].map((area) => route(area, 'web/layout/to-first-room.ts', { id: `to:${area}` })),

  // The living catalogue of what all pages are made of.
  layout('web/layout/public-layout.tsx', { id: 'catalogue-frame' }, [
    layout('web/layout/mantine-layout.tsx', { id: 'catalogue-forms' }, [
      route('catalogo', 'web/catalogue/catalogue-layout.tsx', [
        index('web/catalogue/catalogue-page.tsx'),
        route(':group', 'web/catalogue/group-page.tsx'),
      ]),
    ]),
  ]),
  route('catalogo/quadros/:frame', 'web/catalogue/frame-page.tsx'),
] satisfies RouteConfig
