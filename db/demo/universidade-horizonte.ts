/** An invented university with an agreement and a board of its own. */
export const horizonte = {
  name: 'Universidade Horizonte',
  acronym: 'UNIHORIZONTE',
  category: 'privada_sem_fins',
  organization: 'universidade',
  city_id: 3106200,
  display_name: 'universidade-horizonte',
  logo_path: '/images/institutions/universidade-horizonte.svg',
  colour: '#1F4E8C',
  contact_name: 'Central de Carreiras',
  contact_email: 'carreiras@horizonte.example',
  email_domains: ['aluno.horizonte.example'],
  proves_bond_by_email: true,
  signer_name: 'Eunice Salgado Paiva',
  signer_email: 'convenios@horizonte.example',
  signer_job_title: 'Pró-reitora de Extensão',
  agreement_starts_on: '2026-02-01',
  courses: [
    'bacharelado-administracao', 'bacharelado-arquitetura-e-urbanismo', 'bacharelado-biomedicina', 'bacharelado-ciencia-da-computacao', 'bacharelado-ciencia-de-dados',
    'bacharelado-ciencias-contabeis', 'bacharelado-ciencias-economicas', 'bacharelado-design', 'bacharelado-direito', 'bacharelado-enfermagem',
    'bacharelado-engenharia-civil', 'bacharelado-engenharia-de-producao', 'bacharelado-engenharia-de-software', 'bacharelado-engenharia-eletrica',
    'bacharelado-engenharia-mecanica', 'bacharelado-fisioterapia', 'bacharelado-jornalismo', 'bacharelado-nutricao', 'bacharelado-psicologia',
    'bacharelado-publicidade-e-propaganda', 'bacharelado-relacoes-internacionais', 'bacharelado-sistemas-de-informacao', 'licenciatura-educacao-fisica',
    'licenciatura-historia', 'licenciatura-letras-portugues-e-ingles', 'licenciatura-matematica', 'licenciatura-pedagogia',
    'tecnologo-analise-e-desenvolvimento-de-sistemas', 'tecnologo-gestao-de-recursos-humanos', 'tecnologo-logistica', 'tecnologo-marketing',
  ],
}

/** The list of enrolment that its registry sent: one of the demonstration's people, and two who have no account yet. */
export const enrolled = ['Aluno;CPF;E-mail institucional', 'Joana Peixoto Alencar;100.015.838-16;', 'Teodoro Lins Batista;;teodoro.batista@aluno.horizonte.example', 'Nilza Campos Arruda;;nilza.arruda@aluno.horizonte.example', ''].join('\r\n')
