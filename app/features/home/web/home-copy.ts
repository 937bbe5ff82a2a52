import { IconBuilding } from '#web/icons/b/building.ts'
import { IconChecklist } from '#web/icons/c/checklist.ts'
import { IconClockCheck } from '#web/icons/c/clock-check.ts'
import { IconSchool } from '#web/icons/s/school.ts'
import { IconShieldCheck } from '#web/icons/s/shield-check.ts'
import { IconUser } from '#web/icons/u/user.ts'

export const AUDIENCES = [
  {
    icon: IconUser,
    title: 'Para quem procura',
    text: 'Estágios e vagas que combinam com o seu curso, o seu horário e a sua cidade.',
    points: [
      'Um só perfil para todas as candidaturas',
      'A próxima data sempre à vista',
      'Contratos e documentos em um só lugar',
    ],
    link: { to: '/usuarios/cadastro/criar', label: 'Criar conta' },
  },
  {
    icon: IconBuilding,
    title: 'Para quem contrata',
    text: 'Publique vagas, escolha com calma e cuide do estágio do convite à rescisão.',
    points: [
      'Estágio, trainee, aprendiz e efetivo',
      'A Lei do Estágio conferida enquanto você digita',
      'Prazos, relatórios e supervisores em dia',
    ],
    link: { to: '/empresas/cadastro/criar', label: 'Cadastrar empresa' },
  },
  {
    icon: IconSchool,
    title: 'Para quem ensina',
    text: 'Um portal de vagas com a marca da instituição, aberto aos seus estudantes.',
    points: [
      'Vagas exclusivas para quem estuda aí',
      'Assinatura de contratos sem papel',
      'Horas complementares que se somam sozinhas',
    ],
    // Institutions do not register themselves: they write to the operator, where there is an address.
    link: 'contact',
  },
] as const

export const STEPS = [
  {
    title: 'Conte quem você é',
    text: 'Curso, horários e o que quer aprender. Dá para fazer aos poucos, pelo celular.',
  },
  { title: 'Encontre a sua vaga', text: 'Filtre pelo que importa e veja por que cada vaga apareceu para você.' },
  { title: 'Acompanhe de perto', text: 'Você sabe em que etapa está e quando vem a resposta.' },
  { title: 'Assine e comece', text: 'O contrato chega pronto para ler e assinar, sem impressora.' },
] as const

export const PROMISES = [
  {
    icon: IconClockCheck,
    title: 'Ninguém fica sem resposta',
    text: 'Cada vaga diz até quando responde. Quando o prazo chega, a plataforma avisa.',
  },
  {
    icon: IconChecklist,
    title: 'Estágio dentro da lei',
    text: 'Jornada, recesso, seguro e supervisão seguem a Lei 11.788/2008, artigo por artigo.',
  },
  {
    icon: IconShieldCheck,
    title: 'Seus dados são seus',
    text: 'Você vê, corrige, leva e apaga o que quiser. Dado sensível não chega a recrutador.',
  },
] as const
