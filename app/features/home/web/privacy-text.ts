export type PrivacySection = {
  id: string
  title: string
  paragraphs?: string[]
  items?: [what: string, why: string][]
  after?: string
}

/** A change of meaning needs a new PRIVACY_VERSION: people accept a version, which is stored with its date. */
export const privacyText = (name: string, officer: { name: string; email: string }): PrivacySection[] => [
  {
    id: 'quem-somos',
    title: 'Quem cuida dos seus dados',
    paragraphs: [
      `${name} aproxima estudantes, empresas e instituições de ensino. Para isso ` +
        'trata dados pessoais, como controladora, segundo ' +
        'a Lei Geral de Proteção de Dados (Lei 13.709/2018, LGPD).',
      'Quando você se candidata a uma vaga ou assina um contrato, a empresa e ' +
        'a instituição de ensino passam a ser também ' +
        'controladoras dos dados que recebem, e respondem pelo uso que fazem deles.',
    ],
  },
  {
    id: 'quais-dados',
    title: 'Quais dados tratamos, e para quê',
    items: [
      [
        'Conta: nome, e-mail, senha e registros de acesso',
        'Criar e proteger a sua conta. A senha é guardada de forma que nem nós conseguimos lê-la.',
      ],
      [
        'Perfil: formação, experiências, idiomas, interesses, currículo',
        'Mostrar vagas que combinam com você e apresentar você às empresas que você escolher.',
      ],
      [
        'Candidaturas: respostas, testes, entrevistas e mensagens',
        'Conduzir o processo seletivo e contar a você o que acontece nele.',
      ],
      [
        'Contratos: CPF, RG, endereço, matrícula, horários, seguro, assinaturas',
        'Fazer e guardar o termo de compromisso de estágio, como manda a Lei 11.788/2008.',
      ],
      [
        'Empresas: CNPJ, dados de contato e de quem administra a conta',
        'Cadastrar a empresa, conferir que ela existe e publicar as suas vagas.',
      ],
      [
        'Uso: endereço de rede, aparelho e horário',
        'Segurança, limites contra abuso e as obrigações do Marco Civil da Internet (Lei 12.965/2014).',
      ],
    ],
    after: 'Não usamos cookies de publicidade nem vendemos dados. A sessão fica guardada no seu próprio navegador.',
  },
  {
    id: 'bases-legais',
    title: 'Com que base na lei',
    items: [
      ['Execução de contrato (art. 7º, V)', 'Conta, candidaturas e contratos de estágio.'],
      ['Obrigação legal (art. 7º, II)', 'Guarda de contratos, relatórios e registros de acesso.'],
      [
        'Consentimento (art. 7º, I, e art. 11, I)',
        'Dados sensíveis, contato por aplicativo de mensagens e presença no banco de ' +
          'candidatos. Você pode retirar o consentimento quando quiser.',
      ],
      ['Legítimo interesse (art. 7º, IX)', 'Prevenção de fraudes e melhoria do serviço, com números agregados.'],
    ],
  },
  {
    id: 'dados-sensiveis',
    title: 'Dados sensíveis',
    paragraphs: [
      'Raça ou etnia, identidade de gênero, orientação sexual, deficiência e ' +
        'laudos são opcionais. Ficam cifrados, separados do ' +
        'restante do perfil, e não chegam a recrutadores. Se você autorizar em uma ' +
        'candidatura, a empresa recebe apenas um sim ou ' +
        'não sobre a vaga para pessoas com deficiência. Laudos, nunca.',
      'Estatísticas só são mostradas em grupos de cinco pessoas ou mais.',
    ],
  },
  {
    id: 'adolescentes',
    title: 'Menores de 18 anos',
    paragraphs: [
      'Não aceitamos contas de menores de 14 anos. Aos 14 e 15 anos, somente ' +
        'vagas de aprendiz. Até os 18, o perfil é privado por ' +
        'padrão, não há publicidade dirigida, e o contrato traz também a ' +
        'assinatura da pessoa responsável. Tratamos esses dados no ' +
        'melhor interesse do adolescente (art. 14 da LGPD).',
    ],
  },
  {
    id: 'com-quem',
    title: 'Com quem compartilhamos',
    items: [
      [
        'Empresas',
        'Recebem o seu perfil quando você se candidata, ou quando você permite aparecer no banco de ' +
          'candidatos. Cada visita ao seu perfil fica registrada para você.',
      ],
      [
        'Instituições de ensino',
        'Recebem o que precisam para confirmar a sua matrícula e para assinar e acompanhar o seu estágio.',
      ],
      ['Quem nos presta serviços', 'Hospedagem, e-mail e assinatura eletrônica, sob contrato e só para o que pedimos.'],
      ['Autoridades', 'Quando a lei ou uma ordem judicial obrigar.'],
    ],
  },
  {
    id: 'por-quanto-tempo',
    title: 'Por quanto tempo guardamos',
    items: [
      [
        'Conta e perfil',
        'Enquanto a conta existir. Depois de pedir a exclusão, você tem 30 dias ' +
          'para voltar atrás; então os dados são anonimizados.',
      ],
      [
        'Candidaturas encerradas',
        'Dois anos, para que você possa consultá-las. A empresa vê seu contato, currículo e perfil enquanto ' +
          'o processo está aberto e por 30 dias depois de uma recusa ou do fim da vaga; se você desiste, ' +
          'deixa de ver na hora. Depois, ficam com ela o nome, as datas, as anotações dela e o histórico.',
      ],
      [
        'Contratos de estágio e comprovantes',
        'Pelo prazo que a lei trabalhista e educacional exige, mesmo depois do fim da conta.',
      ],
      ['Registros de acesso', 'Seis meses, como manda o Marco Civil da Internet.'],
    ],
  },
  {
    id: 'decisoes',
    title: 'Decisões automáticas',
    paragraphs: [
      'As sugestões de vagas dizem por que cada vaga apareceu. Quando uma ' +
        'empresa usa um filtro automático, você vê o critério e ' +
        'o valor, e pode pedir que uma pessoa revise a decisão (art. 20).',
    ],
  },
  {
    id: 'seus-direitos',
    title: 'Seus direitos',
    paragraphs: [
      'Você pode confirmar se tratamos os seus dados, acessá-los, ' +
        'corrigi-los, levá-los com você, saber com quem foram ' +
        'compartilhados, retirar consentimentos e pedir a anonimização ou a ' +
        'exclusão (art. 18). É de graça. A resposta simplificada ' +
        'vem na hora; a completa, em até 15 dias (art. 19).',
      'Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
    ],
  },
  {
    id: 'seguranca',
    title: 'Como protegemos',
    paragraphs: [
      'Conexões cifradas, senhas com argon2id, verificação em duas etapas, ' +
        'documentos cifrados com chaves que se renovam, acesso ' +
        'por papel e registro de quem viu o quê. Se um incidente puder causar risco a você, avisaremos você e a ANPD.',
    ],
  },
  {
    id: 'encarregado',
    title: 'Fale com a pessoa encarregada',
    paragraphs: [
      'A encarregada pelo tratamento de dados pessoais (art. 41) é ' +
        `${officer.name}. Escreva para ${officer.email}: é o canal para ` +
        'exercer qualquer direito desta política.',
    ],
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    paragraphs: [
      'Cada versão tem uma data. Quando algo importante mudar, avisaremos ' +
        'antes e, se for preciso, pediremos um novo aceite. ' +
        'Guardamos a versão que você aceitou, e quando.',
    ],
  },
]
