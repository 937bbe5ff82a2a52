// Invented people and companies. Domains end in .test or .example, which nobody can own; the CNPJs only have right
// check digits.
export const PASSWORD = 'Ponte@2026'

export const companies = [
  {
    cnpj: '47.283.916/0001-60',
    name: 'Aurora Alimentos Artesanais Ltda.',
    phone: '+55 (11) 98451-2030',
    website: 'https://aurora-alimentos.example',
    sector_id: '10',
    number_of_interns: 12,
    manager: { name: 'Marina Castilho Prado', email: 'gestora@demo.test' },
  },
  {
    cnpj: '31.904.527/0001-74',
    name: 'Nimbo Tecnologia S.A.',
    phone: '+55 (48) 99117-4402',
    website: 'https://nimbo-tecnologia.example',
    sector_id: '62',
    number_of_interns: 25,
    manager: { name: 'Caetano Vilela Brandt', email: 'gestao@nimbo-tecnologia.example' },
  },
  {
    cnpj: '58.617.340/0001-46',
    name: 'Clínica Jatobá Saúde Integrada Ltda.',
    phone: '+55 (31) 98802-6175',
    website: 'https://clinica-jatoba.example',
    sector_id: '86',
    number_of_interns: 6,
    manager: { name: 'Helena Macedo Tavares', email: 'direcao@clinica-jatoba.example' },
  },
]

export const branch = {
  cnpj: '47.283.916/0002-40',
  name: 'Aurora Alimentos Artesanais, filial Campinas',
  phone: '+55 (19) 98451-2031',
  website: 'https://aurora-alimentos.example',
  sector_id: '10',
  number_of_interns: 4,
}

/** Who answers for the branch. */
export const branchManager = {
  name: 'Clara Viana Bastos',
  email: 'filial@demo.test',
  job_title: 'Gerente da filial',
  role_ids: [1],
}

type Colleague = typeof branchManager & { contract_approver?: boolean }
/** Colleagues of the first company's manager, each with one of the other roles. */
export const colleagues: Colleague[] = [
  { name: 'Rafael Nunes Okada', email: 'recrutador@demo.test', job_title: 'Analista de recrutamento', role_ids: [2] },
  { name: 'Débora Sampaio Reis', email: 'dp@demo.test', job_title: 'Analista de departamento pessoal', role_ids: [3] },
  {
    name: 'Silvia Andrade Pires',
    email: 'supervisora@demo.test',
    job_title: 'Coordenadora de produção',
    role_ids: [4],
  },
  {
    name: 'Augusto Ferraz Leme',
    email: 'representante@demo.test',
    job_title: 'Diretor',
    role_ids: [5],
    contract_approver: true,
  },
  { name: 'Beatriz Moura Sato', email: 'hrbp@demo.test', job_title: 'Parceira de negócios de RH', role_ids: [6] },
  { name: 'Otávio Guedes Farias', email: 'financeiro@demo.test', job_title: 'Analista financeiro', role_ids: [7] },
]

export const candidates = [
  { name: 'Lia Barbosa Nogueira', email: 'estudante@demo.test', about: 'estudante' },
  { name: 'Joana Peixoto Alencar', email: 'estagiaria@demo.test', about: 'em estágio' },
  { name: 'Tiago Rocha Menezes', email: 'ex-estagiario@demo.test', about: 'já estagiou' },
]

export const operator = { email: 'operador@demo.test' }
