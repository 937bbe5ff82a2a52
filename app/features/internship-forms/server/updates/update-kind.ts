import { labelsOf } from '#features/internships/server/internships.ts'
import { termsRecord } from '#features/internships/wire/terms-record.ts'
import { pickedTerms, UPDATE_CATEGORIES, updateFields } from '../../wire/updates/update-record.ts'
import type { FormKind } from '../kit/form-kind.ts'
import { finishUpdate } from './finish-update.ts'
import { holdsToday } from './holds-today.ts'
import { updateFindings } from './update-findings.ts'
import { outcome } from './update-outcome.ts'
import { forManagers } from '#wire/link/meant-for.ts'

const FIELDS = updateFields(termsRecord)
const PATH = '/estagios/atualizacao/formulario'

export const update: FormKind = {
  name: 'update',
  path: PATH,
  room: ({ user_info_id }, uuid) => `${PATH}/${uuid}/${user_info_id}/responder`,
  fields: () => FIELDS,
  categories: UPDATE_CATEGORIES,
  letter: ({ purpose }, company_name) => ({
    subject: `${company_name} quer saber o que muda no seu estágio`,
    paragraphs: [
      `${company_name} pede que você diga o que muda no seu estágio: atividades, horário, término, supervisão ou ` +
        'instituição. Só o que mudar vira um termo aditivo, que todos assinam antes de valer.',
      ...(purpose ? [`O que a empresa escreveu: “${purpose}”`] : []),
    ],
    label: 'Contar o que muda',
  }),
  async shows(ctx, { internship_id }) {
    const { told } = await holdsToday(ctx, internship_id!)
    return { holds: told, labels: await labelsOf(ctx, [told]) }
  },
  labels: (ctx, answers) => labelsOf(ctx, [pickedTerms(answers)]),
  findings: updateFindings,
  finish: finishUpdate,
  answered: ({ person_name, internship_id }) => ({
    subject: `${person_name} contou o que muda no estágio`,
    paragraphs: ['O rascunho do termo aditivo está pronto, com o que era e o que fica. Confira e envie.'],
    action: { label: 'Ver o estágio', path: forManagers(`/folders/${internship_id}`) },
  }),
  outcome,
}
