import { IconClipboardText } from '#web/icons/c/clipboard-text.ts'
import type { Page } from '#web/layout/rooms/room.ts'

const access = { feature: 'QUESTIONNAIRE' } as const

export const pages: Page[] = [
  {
    frame: 'company',
    path: 'ats/questionarios/formularios/meus',
    file: 'features/questionnaires/web/forms-page.tsx',
    access,
    menu: { label: 'Questionários', icon: IconClipboardText },
  },
  {
    frame: 'company',
    path: 'ats/questionarios/formularios/novo',
    file: 'features/questionnaires/web/new-form-page.tsx',
    access,
    forms: true,
  },
  {
    frame: 'company',
    path: 'ats/questionarios/formularios/:id',
    file: 'features/questionnaires/web/form-page.tsx',
    access,
  },
  {
    frame: 'company',
    path: 'ats/questionarios/formularios/:id/editar',
    file: 'features/questionnaires/web/edit-form-page.tsx',
    access,
    forms: true,
  },
]
