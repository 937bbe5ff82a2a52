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
}
