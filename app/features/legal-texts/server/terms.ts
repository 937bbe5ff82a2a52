// The terms of use. A change of meaning needs a new TERMS_VERSION.
import type { Officer } from '#wire/person/data-officer.ts'

/** A text is a numbered clause; a list belongs to the clause before it. */
export type Section = { title: string; clauses: (string | string[])[] }
type Of = { name: string; origin: string; officer: Officer }

export const terms = ({ name, origin, officer }: Of): Section[] => [
  {
    title: 'O que é este texto',
    clauses: [
      `${name} é uma plataforma na internet que aproxima estudantes e outros ` +
        'candidatos, empresas e instituições de ensino, em ' +
        'vagas de estágio, aprendizagem, trainee e emprego. Aqui, “plataforma” ' +
        `quer dizer ${name}, no endereço ${origin}, e também ` +
        'quem a opera.',
      'Estes termos são o contrato entre a plataforma e quem a usa. Ao criar uma ' +
        'conta ou cadastrar uma empresa, você declara que ' +
        'leu e aceita esta versão. Guardamos qual versão você aceitou, quando e de qual endereço de rede.',
      'A razão social, o CNPJ e o endereço de quem opera a plataforma são informados ' +
        'a qualquer pessoa pelos contatos do fim deste texto.',
    ],
  },
  {
    title: 'O que a plataforma faz, e o que não faz',
    clauses: [
      'A plataforma publica vagas, recebe candidaturas, organiza testes e ' +
        'entrevistas, prepara e guarda documentos de estágio e ' +
        'oferece cursos.',
      'A plataforma não é empregadora nem parte concedente do estágio. Quem ' +
        'escolhe, contrata e dirige o trabalho é a empresa. ' +
        'Por isso, não garantimos vaga, entrevista nem contratação.',
      'Para candidatos, o uso é gratuito. Ninguém pode cobrar do estudante por ' +
        'intermediar um estágio (Lei 11.788/2008, art. 5º, § 2º).',
    ],
  },
  {
    title: 'A sua conta',
    clauses: [
      'Os dados que você informa precisam ser verdadeiros e estar em dia. A conta é ' +
        'pessoal: não a empreste nem use a de outra pessoa.',
      'Não aceitamos contas de menores de 14 anos. Aos 14 e 15 anos, somente ' +
        'vagas de aprendiz; para estágio, a idade mínima é 16 ' +
        'anos. Quem tem menos de 18 anos usa a plataforma com o conhecimento da ' +
        'mãe, do pai ou de outro responsável, que também ' +
        'assina os contratos.',
      'Escolha uma senha só para cá, não a conte a ninguém e ligue a verificação ' +
        'em duas etapas. Se desconfiar que alguém entrou ' +
        'na sua conta, troque a senha, encerre as sessões abertas e avise-nos.',
      'Você pode encerrar a conta quando quiser. O que a lei manda guardar, como ' +
        'contratos assinados, continua guardado pelo prazo legal.',
      'Podemos limitar, suspender ou encerrar uma conta que descumpra estes ' +
        'termos. Dizemos o motivo, e você pode pedir que uma ' +
        'pessoa reveja a decisão. Quando há fraude ou risco a alguém, a suspensão pode vir antes do aviso.',
    ],
  },
  {
    title: 'Candidatos',
    clauses: [
      'Ao se candidatar, você envia o seu perfil e as suas respostas à empresa da ' +
        'vaga. Enquanto a vaga estiver aberta, você pode ' +
        'retirar a candidatura.',
      'Currículo, formação e experiências precisam ser seus e verdadeiros. ' +
        'Testes e entrevistas são feitos por você, sem que ' +
        'outra pessoa responda no seu lugar.',
      'Desconfie de quem pede dinheiro, depósito, compra de curso ou de material ' +
        'para participar de uma seleção. Isso é proibido ' +
        'aqui: denuncie.',
    ],
  },
  {
    title: 'Empresas',
    clauses: [
      'Quem cadastra uma empresa declara que tem poder para agir em nome dela. ' +
        'Podemos conferir o CNPJ e pedir documentos antes ' +
        'de liberar a publicação de vagas. Se outra pessoa cadastrou a sua ' +
        'empresa, há um pedido próprio para resolver isso.',
      'A primeira pessoa cadastrada administra os acessos. A empresa responde ' +
        'pelo que fazem os colaboradores que convida e ' +
        'retira sem demora o acesso de quem sai.',
      'Cada vaga precisa existir de verdade e dizer com clareza a função, o ' +
        'local, a jornada, a remuneração ou a bolsa, os ' +
        'benefícios e os requisitos. Vaga preenchida deve ser encerrada, e candidato deve ter resposta.',
      'Os dados de candidatos servem para selecionar e contratar, e para mais ' +
        'nada. A empresa é controladora dos dados que ' +
        'recebe, mantém sigilo sobre eles e os elimina quando deixam de ser necessários (Lei 13.709/2018).',
    ],
  },
  {
    title: 'Estágio',
    clauses: [
      'O estágio segue a Lei 11.788/2008. Ele exige matrícula e frequência, ' +
        'termo de compromisso entre estudante, empresa e ' +
        'instituição de ensino, e atividades compatíveis com esse termo (art. 3º).',
      'Ao oferecer estágio pela plataforma, a empresa se compromete a:',
      [
        'respeitar a jornada: em regra, até 6 horas por dia e 30 por semana no ' +
          'ensino superior, técnico e médio, e até 4 horas ' +
          'por dia e 20 por semana na educação especial e nos anos finais do ensino fundamental (art. 10);',
        'reduzir a carga pelo menos à metade nos períodos de avaliação (art. 10, § 2º);',
        'indicar um supervisor com formação ou experiência na área, para no ' +
          'máximo dez estagiários ao mesmo tempo (art. 9º, III);',
        'contratar seguro contra acidentes pessoais (art. 9º, IV);',
        'pagar bolsa e auxílio-transporte no estágio não obrigatório (art. 12);',
        'dar recesso de 30 dias quando o estágio durar um ano ou mais, ou ' +
          'proporcional quando durar menos, remunerado se houver ' +
          'bolsa (art. 13);',
        'enviar à instituição, no máximo a cada seis meses, o relatório de ' +
          'atividades, com vista ao estagiário (art. 9º, VII);',
        'não passar de dois anos com o mesmo estagiário, exceto pessoa com ' +
          'deficiência (art. 11), e respeitar o número máximo de ' +
          'estagiários e as vagas para pessoas com deficiência (art. 17).',
      ],
      'O descumprimento dessas regras pode caracterizar vínculo de emprego com a empresa (arts. 3º e 15).',
      'A plataforma ajuda a preparar, conferir e guardar os documentos, mas não ' +
        'assina no lugar de nenhuma das partes (art. 16).',
      'As partes aceitam como válida a assinatura eletrônica feita na ' +
        'plataforma, com o registro de quem assinou, quando e como ' +
        '(Medida Provisória 2.200-2/2001, art. 10, § 2º). Quando uma instituição ' +
        'pública é parte, vale também o nível que ela ' +
        'exigir (Lei 14.063/2020).',
    ],
  },
  {
    title: 'O que não é permitido',
    clauses: [
      'Discriminar. Nenhuma vaga, pergunta ou filtro pode tratar alguém de ' +
        'forma diferente por sexo, origem, raça, cor, estado ' +
        'civil, situação familiar, gravidez, deficiência, idade ou motivo ' +
        'parecido, salvo as exceções da própria lei; nem pedir ' +
        'teste, exame ou declaração de gravidez ou esterilização (CLT, art. 373-A; Lei 9.029/1995).',
      'Exigir mais de seis meses de experiência no mesmo tipo de atividade (CLT, art. 442-A).',
      'Também não é permitido:',
      [
        'cobrar de candidatos, ou usar uma vaga para vender cursos, produtos ou esquemas de ganho fácil;',
        'publicar vaga falsa, conteúdo ilegal, ofensivo ou enganoso, ou material de outra pessoa sem autorização;',
        'assediar, ameaçar ou perseguir alguém;',
        'copiar dados da plataforma por robôs, vendê-los ou repassá-los;',
        'tentar entrar onde não há permissão, espalhar programas maliciosos ou atrapalhar o funcionamento do serviço.',
      ],
      'Se você encontrar algo assim, denuncie pelos contatos do fim deste ' +
        'texto. Analisamos, respondemos e, quando for o caso, ' +
        'retiramos o conteúdo e avisamos as autoridades.',
    ],
  },
  {
    title: 'Conteúdo e marcas',
    clauses: [
      'O que você publica continua seu. Você permite que a plataforma guarde e ' +
        'mostre esse conteúdo só para prestar o serviço, e ' +
        'só enquanto ele estiver aqui.',
      'O nome, as telas e os programas da plataforma pertencem a quem a opera ' +
        'ou a quem os licenciou. Marcas e logotipos de ' +
        'empresas e instituições pertencem a elas.',
    ],
  },
  {
    title: 'Dados pessoais',
    clauses: [
      'Tratamos dados pessoais segundo a Lei Geral de Proteção de Dados (Lei ' +
        '13.709/2018). Quais dados, para quê, por quanto ' +
        'tempo e com quem: está na política de privacidade, em ' +
        `${origin}/sobre/privacidade, que faz parte destes termos.`,
      'Quando um filtro automático decide alguma coisa, você vê o critério e o ' +
        'valor, e pode pedir a revisão por uma pessoa (art. 20).',
    ],
  },
  {
    title: 'Funcionamento e responsabilidade',
    clauses: [
      'Trabalhamos para que a plataforma esteja sempre no ar, mas pode haver ' +
        'interrupções. Manutenções previstas são avisadas antes.',
      'Cada pessoa e cada empresa responde pelo que publica e pelo que combina ' +
        'com as outras. A plataforma responde pelos danos ' +
        'que ela mesma causar, na forma da lei. Nada aqui diminui direitos do ' +
        'Código de Defesa do Consumidor (Lei 8.078/1990) nem ' +
        'do Marco Civil da Internet (Lei 12.965/2014).',
      'Páginas de terceiros a que um link leva têm as suas próprias regras.',
    ],
  },
  {
    title: 'Mudanças nestes termos',
    clauses: [
      'Cada versão tem uma data. Mudanças importantes são avisadas com pelo ' +
        'menos 15 dias de antecedência e, se for preciso, ' +
        'pedimos um novo aceite. Quem não concordar pode encerrar a conta.',
      'Contratos de estágio já assinados seguem o que está escrito neles.',
    ],
  },
  {
    title: 'Lei e foro',
    clauses: [
      'Valem as leis do Brasil. Antes de procurar a Justiça, fale conosco: ' +
        'a maior parte das questões se resolve assim.',
      'Pessoas físicas podem usar o foro do lugar onde moram. Entre a plataforma ' +
        'e empresas, o foro é o da sede de quem opera a ' +
        'plataforma.',
      'Se uma parte destes termos for considerada inválida, as outras continuam valendo.',
    ],
  },
  {
    title: 'Contato e encarregado de dados',
    clauses: [
      'Dúvidas, denúncias e pedidos sobre estes termos: escreva para ' +
        `${officer.email} ou use a opção Fale conosco da plataforma.`,
      'O encarregado pelo tratamento de dados pessoais (Lei 13.709/2018, art. ' +
        `41) atende por ${officer.name}, no mesmo endereço: ` +
        `${officer.email}.`,
    ],
  },
]
