import { dataStories } from './data-stories.tsx'
import { formStories } from './form-stories.tsx'
import { layoutStories } from './layout-stories.tsx'
import { stateStories } from './state-stories.tsx'
import type { Story } from './story.ts'

export type StoryGroup = { name: string; title: string; about: string; stories: Story[] }

export const groups: StoryGroup[] = [
  {
    name: 'quadros',
    title: 'Quadros',
    about: 'Cabeçalhos, menus, gavetas e rodapés de cada público, e o que os compõe.',
    stories: layoutStories,
  },
  {
    name: 'estados',
    title: 'Avisos e estados',
    about: 'Cores, botões, avisos que se leem em voz alta, diálogos, e o que se vê quando não há o que mostrar.',
    stories: stateStories,
  },
  {
    name: 'formularios',
    title: 'Formulários',
    about: 'Campos, máscaras, senhas, escolhas e envios, com seus erros.',
    stories: formStories,
  },
  {
    name: 'dados',
    title: 'Listas e dados',
    about: 'Listas, tabelas, filtros, galerias e o que se lê.',
    stories: dataStories,
  },
]
