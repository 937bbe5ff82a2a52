// Invented jobs of the demonstration's companies. Days are counted from the day they are loaded.
import type { JobForm } from '#features/jobs/server/jobs.ts'

export type Advert = JobForm & {
  title: string
  by: 'aurora' | 'aurora-campinas' | 'nimbo' | 'jatoba'
  /** Published this many days ago, and open for that many more. */
  days_ago: number
  open_days: number
  only_horizonte?: true
  closed?: true
}

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const text = (...paragraphs: string[]) => paragraphs.map((one) => `<p>${one}</p>`).join('')

const sao_paulo = { work_model: 'on_site', state_id: 'SP', city_id: 3550308 } as const
const campinas = { work_model: 'on_site', state_id: 'SP', city_id: 3509502 } as const
const florianopolis = { work_model: 'hybrid', state_id: 'SC', city_id: 4205407 } as const
const belo_horizonte = { work_model: 'on_site', state_id: 'MG', city_id: 3106200 } as const
const stipend = ['aid_grant', 'transport_allowance', 'personal_accident_insurance', 'paid_recess']
const staff = ['meal_allowance', 'transport_allowance', 'medical_assistance', 'life_insurance']

export const adverts: Advert[] = [
  {
    by: 'aurora', days_ago: 1, open_days: 24, ...sao_paulo, title: 'Estágio em Marketing Digital', job_type: 'internship', area_id: 'marketing-e-publicidade', sub_area_id: 'marketing-e-publicidade.marketing-digital',
    description: text('A Aurora faz queijos, doces e conservas em pequenos lotes. Você vai contar essas histórias a quem compra de nós pela internet.'),
    responsibilities: list('Escrever e programar publicações nas redes sociais', 'Acompanhar os números das campanhas', 'Apoiar a produção de fotos e vídeos da cozinha'),
    requirements: text('Cursar Marketing, Publicidade ou Administração. Gostar de escrever e de olhar números.'),
    course_ids: ['bacharelado-publicidade-e-propaganda', 'bacharelado-administracao', 'tecnologo-marketing'], least_semester: 3, most_semester: 7, skill_ids: ['marketing-digital', 'gestao-de-redes-sociais', 'copywriting'],
    salary_from: '1500.00', salary_to: '1700.00', benefits: [...stipend, 'discount'], weekly_hours: 30, schedule: 'Segunda a sexta, das 10h às 16h', openings: 2,
  },
  {
    by: 'aurora', days_ago: 3, open_days: 18, ...sao_paulo, title: 'Estágio em Engenharia de Alimentos', job_type: 'internship', area_id: 'engenharia', sub_area_id: 'engenharia.engenharia-de-alimentos',
    description: text('Nosso laboratório prova receitas novas toda semana. Procuramos quem queira aprender o caminho do teste até a prateleira.'),
    responsibilities: list('Acompanhar testes de receita e de validade', 'Registrar análises de qualidade', 'Ajudar a manter as boas práticas de fabricação em dia'),
    requirements: text('Cursar Engenharia de Alimentos. Inglês para ler fichas técnicas.'), course_ids: ['bacharelado-engenharia-de-alimentos'], least_semester: 5, most_semester: 9,
    skill_ids: ['boas-praticas-de-fabricacao-bpf', 'controle-de-qualidade', 'analise-sensorial'], languages: [{ language_id: 'en', level: 'intermediate', required: true }],
    salary_from: '1800.00', salary_to: '1800.00', benefits: [...stipend, 'on_site_meal'], weekly_hours: 30, schedule: 'Segunda a sexta, das 8h às 14h', openings: 1,
  },
  {
    by: 'aurora', days_ago: 2, open_days: 30, ...sao_paulo, title: 'Analista de Recursos Humanos Júnior', job_type: 'effective', level: 'junior', area_id: 'recursos-humanos', sub_area_id: 'recursos-humanos.recrutamento-e-selecao',
    description: text('Um time de RH pequeno, que cuida de 240 pessoas e conhece todas pelo nome.'),
    responsibilities: list('Conduzir processos seletivos de ponta a ponta', 'Preparar a chegada de quem entra', 'Manter os indicadores da área'),
    requirements: text('Formação em Psicologia, Administração ou Gestão de Recursos Humanos. Experiência de até 6 meses em recrutamento é suficiente.'),
    skill_ids: ['recrutamento-e-selecao', 'triagem-de-curriculos'], salary_from: '3200.00', salary_to: '3800.00', benefits: staff, weekly_hours: 40, openings: 1,
  },
  {
    by: 'aurora', days_ago: 6, open_days: 12, ...sao_paulo, title: 'Jovem Aprendiz Administrativo', job_type: 'young_apprentice', area_id: 'administracao', sub_area_id: 'administracao.administrativo-geral',
    description: text('Quatro dias na empresa e um no curso, com quem ensina ao lado.'), responsibilities: list('Organizar arquivos', 'Atender telefone e recepção', 'Lançar notas em planilhas'),
    requirements: text('Ter entre 14 e 24 anos, como pede a lei do aprendiz, e estar na escola ou ter concluído o ensino médio.'),
    skill_ids: ['rotinas-administrativas'], salary_from: '850.00', benefits: ['transport_allowance', 'on_site_meal'], weekly_hours: 20, openings: 4,
  },
  {
    by: 'aurora-campinas', days_ago: 4, open_days: 20, ...campinas, title: 'Estágio em Logística', job_type: 'internship', area_id: 'logistica-e-suprimentos', sub_area_id: 'logistica-e-suprimentos.distribuicao-e-expedicao',
    description: text('Da câmara fria ao balcão do cliente em menos de dois dias: é isso que a nossa expedição faz.'),
    responsibilities: list('Montar roteiros de entrega', 'Conferir o estoque', 'Acompanhar as transportadoras'), requirements: text('Cursar Logística, Administração ou Engenharia de Produção.'),
    course_ids: ['tecnologo-logistica', 'bacharelado-administracao', 'bacharelado-engenharia-de-producao'], skill_ids: ['roteirizacao', 'gestao-de-estoque', 'excel-avancado'],
    salary_from: '1300.00', salary_to: '1450.00', benefits: stipend, weekly_hours: 30, openings: 1,
  },
  {
    by: 'aurora-campinas', days_ago: 9, open_days: 3, ...campinas, title: 'Auxiliar de Produção Temporário', job_type: 'temporary', level: 'operational', area_id: 'industria-e-manufatura', sub_area_id: 'industria-e-manufatura.producao',
    description: text('Reforço para as cestas de fim de ano, de novembro a janeiro.'), responsibilities: list('Embalar produtos', 'Conferir etiquetas', 'Manter a área limpa'),
    requirements: text('Ensino fundamental completo. Sem experiência prévia: ensinamos tudo.'), salary_from: '1850.00', salary_to: '1850.00', benefits: ['transport_allowance', 'on_site_meal'], weekly_hours: 44, openings: 15, pcd_preference: true,
  },
  {
    by: 'aurora', days_ago: 12, open_days: 9, ...sao_paulo, title: 'Confeiteiro ou Confeiteira', job_type: 'effective', level: 'operational', area_id: 'gastronomia-e-alimentacao', sub_area_id: 'gastronomia-e-alimentacao.confeitaria-e-panificacao',
    description: text('Nossa linha de doces de fruta pede mão leve e paciência.'), responsibilities: list('Preparar massas e recheios', 'Decorar pequenas encomendas', 'Cuidar da validade dos insumos'),
    requirements: text('Curso de confeitaria ou gastronomia.'), skill_ids: ['confeitaria'], salary_from: '2400.00', salary_to: '2900.00', benefits: staff, weekly_hours: 44, openings: 2,
  },
  {
    by: 'nimbo', days_ago: 1, open_days: 27, ...florianopolis, title: 'Estágio em Desenvolvimento Front-end', job_type: 'internship', area_id: 'tecnologia-da-informacao', sub_area_id: 'tecnologia-da-informacao.desenvolvimento-front-end',
    description: text('A Nimbo faz programas de previsão do tempo para o campo. Você vai trabalhar nas telas que o agricultor abre às cinco da manhã.'),
    responsibilities: list('Construir telas acessíveis em React', 'Escrever testes', 'Participar das revisões de código'), requirements: text('Cursar computação e afins. Conhecer HTML, CSS e JavaScript. Desejável já ter mexido com TypeScript.'),
    course_ids: ['bacharelado-ciencia-da-computacao', 'bacharelado-sistemas-de-informacao', 'bacharelado-engenharia-de-software', 'tecnologo-analise-e-desenvolvimento-de-sistemas'], least_semester: 3, most_semester: 8,
    skill_ids: ['front-end', 'desenvolvimento-web'], salary_from: '1900.00', salary_to: '2300.00', benefits: [...stipend, 'equipment', 'flexible_hours'], weekly_hours: 30, openings: 3,
  },
  {
    by: 'nimbo', days_ago: 2, open_days: 21, work_model: 'remote', title: 'Estágio em Análise de Dados', job_type: 'internship', area_id: 'dados-e-inteligencia-artificial', sub_area_id: 'dados-e-inteligencia-artificial.analise-de-dados',
    description: text('Estações espalhadas por quatro estados mandam medidas a cada minuto. Ajude a transformá-las em respostas.'),
    responsibilities: list('Limpar e conferir dados', 'Criar painéis de indicadores', 'Explicar o que os números dizem'), requirements: text('Cursar áreas de exatas ou de tecnologia. Planilhas e SQL básico.'),
    course_ids: ['bacharelado-sistemas-de-informacao', 'bacharelado-ciencia-de-dados', 'bacharelado-ciencia-da-computacao', 'bacharelado-ciencias-economicas'], least_semester: 2, most_semester: 8,
    skill_ids: ['analise-de-dados', 'criacao-de-dashboards', 'estatistica'], salary_from: '1700.00', salary_to: '2000.00', benefits: [...stipend, 'home_office_allowance', 'equipment'], weekly_hours: 30, openings: 2,
  },
  {
    by: 'nimbo', days_ago: 5, open_days: 16, work_model: 'remote', title: 'Pessoa Desenvolvedora Back-end Pleno', job_type: 'effective', level: 'mid', area_id: 'tecnologia-da-informacao', sub_area_id: 'tecnologia-da-informacao.desenvolvimento-back-end',
    description: text('Serviços em Node.js e PostgreSQL que respondem a milhares de sensores.'), responsibilities: list('Desenhar e manter serviços', 'Cuidar do banco de dados', 'Acompanhar quem está começando'),
    requirements: text('Domínio de uma linguagem de servidor e de SQL. Inglês para leitura. Será um diferencial ter 3 anos de experiência com sistemas distribuídos.'),
    skill_ids: ['back-end', 'banco-de-dados', 'apis-rest'], languages: [{ language_id: 'en', level: 'intermediate', required: false }], salary_from: '8500.00', salary_to: '11000.00', benefits: [...staff, 'home_office_allowance'], weekly_hours: 40, openings: 1,
  },
  {
    by: 'nimbo', days_ago: 8, open_days: 25, ...florianopolis, title: 'Programa de Trainee em Tecnologia', job_type: 'trainee', level: 'junior', area_id: 'tecnologia-da-informacao', sub_area_id: 'tecnologia-da-informacao.produto-digital', program_exclusive: true,
    description: text('Um ano passando por produto, dados e infraestrutura, com mentoria e projeto próprio.'), responsibilities: list('Conduzir um projeto do começo ao fim', 'Passar por três áreas'),
    requirements: text('Formação superior concluída há pouco tempo, em qualquer curso.'), salary_from: '5200.00', salary_to: '5200.00', benefits: [...staff, 'career_plan'], weekly_hours: 40, openings: 6,
  },
  {
    by: 'nimbo', days_ago: 10, open_days: 11, ...florianopolis, title: 'Estágio em Design de Produto Digital (UX/UI)', job_type: 'internship', area_id: 'design-e-criacao', sub_area_id: 'design-e-criacao.design-de-produto-digital-ux-ui',
    description: text('Converse com quem usa, desenhe, teste, refaça.'), responsibilities: list('Apoiar pesquisas com usuários', 'Prototipar telas', 'Cuidar do nosso sistema de design'), requirements: text('Cursar Design ou áreas próximas. Portfólio, mesmo de trabalhos da faculdade.'),
    course_ids: ['bacharelado-design', 'bacharelado-design-digital'], skill_ids: ['ux-design', 'ui-design', 'prototipagem'], salary_from: '1800.00', salary_to: '2100.00', benefits: stipend, weekly_hours: 25, openings: 1,
  },
  {
    by: 'nimbo', days_ago: 7, open_days: 14, ...florianopolis, title: 'Analista de Suporte Técnico', job_type: 'effective', level: 'assistant', area_id: 'tecnologia-da-informacao', sub_area_id: 'tecnologia-da-informacao.suporte-e-help-desk',
    description: text('Atendimento a cooperativas e produtores, por telefone e acesso remoto.'), responsibilities: list('Atender chamados', 'Instalar estações meteorológicas', 'Escrever guias de uso'), requirements: text('Técnico em informática ou superior em andamento.'),
    skill_ids: ['suporte-tecnico', 'atendimento-ao-cliente'], salary_from: '2600.00', salary_to: '3100.00', benefits: staff, weekly_hours: 40, openings: 2, pcd_preference: true,
  },
  {
    by: 'jatoba', days_ago: 1, open_days: 15, ...belo_horizonte, title: 'Estágio em Enfermagem', job_type: 'internship', area_id: 'saude', sub_area_id: 'saude.enfermagem', only_horizonte: true,
    description: text('Estágio supervisionado nas salas de vacina e de curativos da clínica.'), responsibilities: list('Acolher pacientes', 'Acompanhar procedimentos com a supervisora', 'Registrar no prontuário eletrônico'), requirements: text('Cursar Enfermagem na Universidade Horizonte.'),
    course_ids: ['bacharelado-enfermagem'], least_semester: 6, most_semester: 10, skill_ids: ['enfermagem', 'prontuario-eletronico'], salary_from: '1100.00', salary_to: '1100.00', benefits: stipend, weekly_hours: 30, openings: 4,
  },
  {
    by: 'jatoba', days_ago: 3, open_days: 22, ...belo_horizonte, work_model: 'hybrid', title: 'Estágio em Sistemas e Processos', job_type: 'internship', area_id: 'administracao', sub_area_id: 'administracao.gestao-de-processos', only_horizonte: true,
    description: text('A clínica está trocando fichas de papel por sistemas. Ajude a desenhar esse caminho.'), responsibilities: list('Mapear processos', 'Criar painéis de acompanhamento', 'Treinar as equipes'), requirements: text('Cursar Sistemas de Informação, Administração ou Engenharia de Produção na Universidade Horizonte.'),
    course_ids: ['bacharelado-sistemas-de-informacao', 'bacharelado-administracao', 'bacharelado-engenharia-de-producao'], least_semester: 4, most_semester: 8, skill_ids: ['mapeamento-de-processos-bpm', 'analise-de-dados'], salary_from: '1400.00', salary_to: '1400.00', benefits: stipend, weekly_hours: 30, openings: 1,
  },
  {
    by: 'jatoba', days_ago: 5, open_days: 19, ...belo_horizonte, title: 'Nutricionista Clínica', job_type: 'effective', level: 'analyst', area_id: 'saude', sub_area_id: 'saude.nutricao',
    description: text('Consultas individuais e oficinas de cozinha com grupos de pacientes.'), responsibilities: list('Atender pacientes', 'Elaborar planos alimentares', 'Conduzir oficinas'), requirements: text('Formação em Nutrição e registro no CRN.'),
    skill_ids: ['nutricao-clinica'], salary_from: '3900.00', salary_to: '4300.00', benefits: staff, weekly_hours: 30, openings: 1,
  },
  {
    by: 'jatoba', days_ago: 6, open_days: 8, ...belo_horizonte, title: 'Estágio em Psicologia Organizacional', job_type: 'internship', area_id: 'psicologia', sub_area_id: 'psicologia.psicologia-organizacional',
    description: text('Cuidar de quem cuida: rodas de conversa e acolhimento das nossas equipes.'), responsibilities: list('Apoiar pesquisas de clima', 'Participar de rodas de conversa'), requirements: text('Cursar Psicologia.'),
    course_ids: ['bacharelado-psicologia'], least_semester: 5, most_semester: 10, skill_ids: ['psicologia-organizacional', 'clima-organizacional'], salary_from: '1000.00', salary_to: '1200.00', benefits: stipend, weekly_hours: 20, openings: 1,
  },
  {
    by: 'jatoba', days_ago: 11, open_days: 4, ...belo_horizonte, title: 'Recepcionista de Clínica', job_type: 'effective', level: 'assistant', area_id: 'administracao', sub_area_id: 'administracao.recepcao',
    description: text('O primeiro sorriso de quem chega.'), responsibilities: list('Receber pacientes', 'Marcar consultas', 'Conferir convênios'), requirements: text('Ensino médio completo e boa comunicação.'),
    skill_ids: ['atendimento-ao-paciente', 'recepcao'], benefits: staff, weekly_hours: 40, openings: 2,
  },
  {
    by: 'jatoba', days_ago: 4, open_days: 26, ...belo_horizonte, title: 'Estágio em Fisioterapia', job_type: 'internship', area_id: 'saude', sub_area_id: 'saude.fisioterapia',
    description: text('Ginásio de reabilitação e piscina, com supervisão de perto.'), responsibilities: list('Acompanhar sessões', 'Preparar salas e equipamentos', 'Registrar evoluções'), requirements: text('Cursar Fisioterapia.'),
    course_ids: ['bacharelado-fisioterapia'], least_semester: 6, most_semester: 10, skill_ids: ['fisioterapia'], salary_from: '1150.00', salary_to: '1150.00', benefits: stipend, weekly_hours: 30, openings: 2,
  },
  {
    by: 'aurora', days_ago: 25, open_days: 10, ...sao_paulo, title: 'Estágio em Finanças', job_type: 'internship', area_id: 'financas-corporativas', sub_area_id: 'financas-corporativas.planejamento-financeiro-fp-a', closed: true,
    description: text('Fechamento do mês, orçamento e relatórios.'), responsibilities: list('Conciliar contas', 'Montar relatórios'), requirements: text('Cursar Administração, Economia ou Contabilidade.'),
    skill_ids: ['excel-avancado', 'analise-financeira'], salary_from: '1500.00', salary_to: '1500.00', benefits: stipend, weekly_hours: 30, openings: 1,
  },
]
