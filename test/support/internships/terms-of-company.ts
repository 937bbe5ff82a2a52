import type { DraftTerms } from '#features/internships/wire/terms.ts'
import type { World } from '../contracts.ts'

/** What a company tells of an internship besides the admission: whole by law. */
export const termsOfCompany = (world: World, institution_signer_email: string): DraftTerms => ({
  stipend: '1200.00',
  transport_kind: 'money',
  transport_allowance: '220.00',
  insurer: 'Seguradora Clara',
  policy: 'AP-1',
  insured_amount: '20000.00',
  activities: ['Apoiar o cadastro', 'Atender clientes', 'Organizar relatórios'],
  supervisor_id: world.of('Supervisor de Estágio').manager_id!,
  supervisor_job_title: 'Gerente',
  supervisor_education: 'Bacharel em Computação',
  advisor_name: 'Rute Alves',
  company_signer_id: world.of('Representante Legal').manager_id!,
  institution_signer_name: 'Célia Vaz',
  institution_signer_email,
})
