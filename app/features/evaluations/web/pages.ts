import { IconStar } from '#web/icons/s/star.ts'
import type { Page } from '#web/layout/rooms/room.ts'

const ofCompany = { frame: 'company', access: { feature: 'EVALUATION' } } as const

export const pages: Page[] = [
  {
    frame: 'candidate',
    path: 'estagios/avaliar-empresa/avaliacoes',
    file: 'features/evaluations/web/own-evaluations-page.tsx',
    menu: { label: 'Avaliar estágio/empresa', icon: IconStar },
  },
  {
    frame: 'candidate',
    path: 'estagios/avaliar-empresa/avaliacoes/:uuid',
    file: 'features/evaluations/web/evaluation-page.tsx',
    forms: true,
  },
  {
    frame: 'candidate',
    path: 'estagios/avaliar-empresa/avaliacoes/:uuid/editar',
    file: 'features/evaluations/web/answer-page.tsx',
    forms: true,
  },
  { frame: 'candidate', path: 'estagios/avaliar-empresa/:uuid', file: 'features/evaluations/web/to-evaluation.ts' },
  {
    ...ofCompany,
    path: 'avaliacoes/respostas',
    file: 'features/evaluations/web/company-evaluations-page.tsx',
    menu: { label: 'Avaliações de estágio', icon: IconStar },
  },
  {
    ...ofCompany,
    path: 'avaliacoes/respostas/:uuid',
    file: 'features/evaluations/web/evaluation-page.tsx',
    forms: true,
  },
  {
    ...ofCompany,
    path: 'avaliacoes/respostas/:uuid/editar',
    file: 'features/evaluations/web/answer-page.tsx',
    forms: true,
  },
  {
    frame: 'public',
    path: 'avaliacoes/responder/:token',
    file: 'features/evaluations/web/link-page.tsx',
    forms: true,
  },
]
