import { ActivitiesPart } from '#features/contracts/web/draft/parts/plan-part.tsx'
import { DraftPart } from '#features/contracts/web/draft/parts/draft-part.tsx'
import { institutions } from '#features/contracts/web/draft/parts/sources.ts'
import { optionsOf } from '#features/contracts/web/draft/parts/term-field.tsx'
import { INTERNSHIP_TYPES } from '#features/internships/wire/term-choices.ts'
import { lists } from '#features/static-lists/wire.ts'
import { call } from '#web/calls/api.ts'
import { Pair } from '#web/page/page.tsx'
import { formatDate } from '#wire/time/date.ts'
import { UPDATE_FAILED } from '../../wire/updates/update-record.ts'
import type { Opened } from '../kit/form-room.tsx'
import { FormShell } from '../kit/form-shell.tsx'
import { ChangesCard } from './changes-card.tsx'
import { changesIn, labelsIn } from './changes.ts'
import { EnrollmentProof } from './enrollment-proof.tsx'
import { Changes, UpdateChoice, UpdateField } from './update-field.tsx'
import { updateRecord } from './update-record.ts'
import { UpdateHours } from './update-hours.tsx'

const TYPES = optionsOf(INTERNSHIP_TYPES)
const TOGETHER = [['supervisor_name', 'supervisor_email']]
const subAreas = async (signal: AbortSignal) => call(lists.sub_areas, {}, { signal })

/** Begins with what holds today; what is left as it is changes nothing. */
export function UpdateForm({ opened }: { opened: Opened }) {
  const { company_name, expires_on, purpose } = opened.form
  const changes = changesIn(opened.form)
  const moved = changes.some(({ field }) => field === 'institution_id')
  const numbered = labelsIn(opened.form, 'institution_id').map(({ value, label }) => ({ value: Number(value), label }))
  return (
    <Changes value={changes}>
      <FormShell
        opened={opened}
        fields={updateRecord}
        together={TOGETHER}
        title="O que muda no estágio"
        lead={
          `Mude só o que mudou: o resto continua como está hoje. ${company_name} prepara o termo aditivo, ` +
          `que todos assinam. Conclua até ${formatDate(expires_on)}.${purpose ? ` Pedido: “${purpose}”` : ''}`
        }
        submit="Enviar mudanças"
        failed={UPDATE_FAILED}
      >
        <DraftPart id="quando" title="A partir de quando">
          <UpdateField name="effective_on" required hint="Até esse dia vale o que já foi combinado." />
        </DraftPart>
        <ActivitiesPart placeholder="Descreva ao menos três atividades" />
        <DraftPart id="periodo" title="Tipo, término e área">
          <Pair>
            <UpdateChoice name="internship_type" options={TYPES} />
            <UpdateField name="ends_on" />
          </Pair>
          <UpdateChoice name="sub_area_id" load={subAreas} known={labelsIn(opened.form, 'sub_area_id')} />
        </DraftPart>
        <UpdateHours />
        <DraftPart
          id="instituicao"
          title="Instituição de ensino"
          note="Numa mudança de instituição, a de hoje e a nova assinam."
        >
          <UpdateChoice<number> name="institution_id" search={institutions} known={numbered} />
          {moved && <EnrollmentProof opened={opened} />}
        </DraftPart>
        <DraftPart id="supervisao" title="Supervisão" note="Quem passa a supervisionar confirma antes das assinaturas.">
          <Pair>
            <UpdateField name="supervisor_name" />
            <UpdateField name="supervisor_email" />
          </Pair>
          <UpdateField name="supervisor_job_title" />
        </DraftPart>
        <DraftPart id="observacao" title="Observação">
          <UpdateField name="observation" hint="Vai nas observações do termo aditivo." />
        </DraftPart>
        <ChangesCard changes={changes} />
      </FormShell>
    </Changes>
  )
}
