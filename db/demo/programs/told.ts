import type { createProgram } from '#features/programs/server/programs.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { list, text } from '../adverts/advert.ts'

/** What the invented program tells; its days are counted from the day it is loaded. */
export const told = (now: Date): Parameters<typeof createProgram>[1] => ({
  title: 'Programa de Estágio Aurora',
  address: 'São Paulo e Campinas, SP',
  description: text(
    'Seis meses entre a cozinha, o laboratório de receitas e a entrega, com uma pessoa que acompanha você de perto.',
    'Cada estagiário leva um projeto do começo ao fim e o apresenta à direção no último mês.',
  ),
  skill: list(
    'Curiosidade por comida e por quem a faz',
    'Vontade de trabalhar em grupo e de ouvir',
    'Organização para conciliar o estágio com as provas',
  ),
  about_company: text('A Aurora faz queijos, doces, pães e conservas em pequenos lotes desde 1998.'),
  steps: [
    { id: 'inscricoes', name: 'Inscrições', date: formatDate(today(now, 20)) },
    { id: 'conversa', name: 'Conversa em grupo', date: formatDate(today(now, 27)) },
    { id: 'entrevista', name: 'Entrevista com a área', date: formatDate(today(now, 34)) },
    { id: 'inicio', name: 'Primeiro dia', date: '' },
  ],
  benefits: ['aid_grant', 'transport_allowance', 'meal_allowance', 'personal_accident_insurance', 'paid_recess'],
  questions: [
    {
      id: 'quem',
      section: 'Inscrição',
      label: 'Quem pode se inscrever?',
      reply: 'Quem estuda um dos cursos aceitos pela vaga, em qualquer instituição de ensino.',
    },
    {
      id: 'mais-de-uma',
      section: 'Inscrição',
      label: 'Posso escolher mais de uma vaga?',
      reply: 'Sim. Você escolhe a ordem, e a primeira é a que vemos primeiro.',
    },
    {
      id: 'resposta',
      section: 'Seleção',
      label: 'Quando recebo uma resposta?',
      reply: 'Na data que aparece na página. Ninguém fica sem resposta, e quem não passa ouve o motivo.',
    },
    {
      id: 'horario',
      section: 'O estágio',
      label: 'O horário respeita as aulas?',
      reply: 'Sim. O horário é combinado com você e não conflita com as aulas nem com as provas.',
    },
  ],
  most_choices: 2,
})
