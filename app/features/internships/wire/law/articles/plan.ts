// Art. 7º: the plan of activities, and the teacher who follows it.
import type { Case } from '../breach.ts'
import { findings } from '../breach.ts'

export const LEAST_ACTIVITIES = 3

export const withoutPlan = ({ terms: { activities } }: Case) =>
  findings([
    [
      activities.filter((activity) => activity.trim()).length < LEAST_ACTIVITIES,
      'activities',
      `O plano de atividades faz parte do termo: descreva ao menos ${LEAST_ACTIVITIES} atividades.`,
    ],
  ])

/** The institution names the teacher, often after the draft. Where it asks for the name, its own rule says so. */
export const withoutAdvisor = ({ terms: { advisor_name }, facts }: Case) =>
  findings([
    [
      !advisor_name && !facts.institution?.advisor_required,
      'advisor_name',
      'A instituição de ensino indica o professor orientador: informe o nome quando souber.',
    ],
  ])
