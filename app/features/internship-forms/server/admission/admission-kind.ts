import { labelsOf } from '#features/internships/server/internships.ts'
import { ADMISSION_DOCUMENTS } from '../../wire/admission-record.ts'
import type { FormKind } from '../kit/form-kind.ts'
import { FIELDS, termsIn } from './admission-fields.ts'
import { admissionBegins } from './admission-begins.ts'
import { admissionFindings } from './admission-findings.ts'
import { admissionOutcome } from './admission-outcome.ts'
import { finishAdmission } from './finish-admission.ts'

const PATH = '/estagios/admissao/formulario'

export const admission: FormKind = {
  name: 'admission',
  path: PATH,
  room: (_, uuid) => `${PATH}/${uuid}/responder`,
  fields: () => FIELDS,
  categories: ADMISSION_DOCUMENTS,
  letter: (_, company_name) => ({
    subject: `${company_name} convidou você para a admissão do estágio`,
    paragraphs: [
      `${company_name} vai fazer o seu contrato de estágio e precisa dos seus dados, dos do curso e dos horários.`,
    ],
    label: 'Preencher a admissão',
  }),
  begin: admissionBegins,
  findings: admissionFindings,
  labels: (ctx, answers) => labelsOf(ctx, [termsIn(answers)]),
  finish: finishAdmission,
  answered: ({ person_name, internship_id }) => ({
    subject: `Admissão respondida: ${person_name}`,
    paragraphs: [
      `${person_name} respondeu à admissão, e o rascunho do contrato já está preenchido com o que foi informado.`,
      'Confira bolsa, seguro e supervisão, e envie para assinatura.',
    ],
    action: { label: 'Abrir o rascunho', path: `/folders/${internship_id}/rascunho` },
  }),
  outcome: admissionOutcome,
}
