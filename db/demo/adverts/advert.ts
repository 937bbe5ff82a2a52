// Invented jobs of the demonstration's companies. Days are counted from the day they are loaded.
import type { FormSent } from '#features/questionnaires/server/questionnaires.ts'
import type { JobForm } from '#features/jobs/server/jobs.ts'

export type Advert = JobForm & {
  title: string
  by: 'aurora' | 'aurora-campinas' | 'nimbo' | 'jatoba'
  /** Published this many days ago, and open for that many more. */
  days_ago: number
  open_days: number
  only_horizonte?: true
  /** What it asks of those who apply. */
  asks?: FormSent
}

export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
export const text = (...paragraphs: string[]) => paragraphs.map((one) => `<p>${one}</p>`).join('')

export const sao_paulo = { work_model: 'on_site', state_id: 'SP', city_id: 3550308 } as const
export const campinas = { work_model: 'on_site', state_id: 'SP', city_id: 3509502 } as const
export const florianopolis = { work_model: 'hybrid', state_id: 'SC', city_id: 4205407 } as const
export const belo_horizonte = { work_model: 'on_site', state_id: 'MG', city_id: 3106200 } as const
export const stipend = ['aid_grant', 'transport_allowance', 'personal_accident_insurance', 'paid_recess']
export const staff = ['meal_allowance', 'transport_allowance', 'medical_assistance', 'life_insurance']
