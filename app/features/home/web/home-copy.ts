export const AUDIENCES = [
  {
    title: 'Para quem procura',
    points: [
      'Um só perfil para todas as candidaturas',
      'A próxima data sempre à vista',
      'Contratos e documentos em um só lugar',
    ],
    link: { to: '/usuarios/cadastro/criar', label: 'Criar conta' },
  },
  {
    title: 'Para quem contrata',
    points: [
      'Estágio, trainee, aprendiz e efetivo',
      'A Lei do Estágio conferida enquanto você digita',
      'Prazos, relatórios e supervisores em dia',
    ],
    link: { to: '/empresas/cadastro/criar', label: 'Cadastrar empresa' },
  },
  {
    title: 'Para quem ensina',
    points: [
      'Vagas exclusivas para quem estuda aí',
      'Assinatura de contratos sem papel',
      'Horas complementares que se somam sozinhas',
    ],
    // Institutions do not register themselves: they write to the operator, where there is an address.
    link: 'contact',
  },
] as const
