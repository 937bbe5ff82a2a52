import { useQuery } from '@tanstack/react-query'
import { InstitutionTemplates } from '#features/document-templates/web/list/institution-templates.tsx'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Pair, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import type { Answer } from '#wire/endpoint.ts'
import {
  changeInstitutionSettings,
  institutionSettings as fields,
  LEVELS,
  showInstitutionSettings,
} from '../../wire/settings.ts'
import { PAPER_POLICIES } from '../../wire/words.ts'
import { InstitutionAttorneys } from './attorneys-of.tsx'
import type { Route } from './+types/institution-rules-page'

const LEAD = 'Costumes da instituição, nunca ditos como lei. Valem para os contratos enviados daqui em diante.'
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Contratos da instituição · Operação', index: false })

type Settings = Answer<typeof showInstitutionSettings>['data']['attributes']
const choicesOf = (of: Record<string, string>) => Object.entries(of).map(([value, label]) => ({ value, label }))

export default function InstitutionRulesPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showInstitutionSettings, { id }), refetchOnWindowFocus: false })
  const name = query.data?.data.attributes.institution_name
  return (
    <Page
      title="Contratos da instituição"
      lead={LEAD}
      back={{ to: `/admin/instituicoes/${id}`, label: name ?? 'Instituição' }}
      width="form"
    >
      <Loaded of={[query]} lines={10} missing="Instituição não encontrada">
        {({ data }) => (
          <>
            <Rules id={id} settings={data.attributes} />
            <InstitutionAttorneys id={id} />
            <InstitutionTemplates id={Number(id)} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Rules({ id, settings }: { id: string; settings: Settings }) {
  const change = useAct(changeInstitutionSettings, {
    done: 'As regras foram salvas e valem para os próximos envios.',
    refresh: [showInstitutionSettings],
  })
  return (
    <>
      {settings.inherited_from && <Notice title={`Por enquanto valem as regras de ${settings.inherited_from}`} />}
      <RecordForm
        fields={fields}
        record={settings}
        root="settings"
        kept={`institution rules ${id}`}
        send={async (sent, { lock_version }) =>
          (await change.act({ id, settings: { ...sent, lock_version } })).data.attributes
        }
        submit="Salvar regras"
      >
        <Section title="Assinaturas" id="signatures">
          <RecordField of={fields} name="signs_last" />
          <RecordField of={fields} name="paper_policy" options={choicesOf(PAPER_POLICIES)} />
          <RecordField of={fields} name="minimum_level" options={choicesOf(LEVELS)} />
        </Section>
        <Section title="O que ela pede" id="asks">
          <RecordField of={fields} name="advisor_required" />
          <RecordField of={fields} name="holds_insurance" />
          <Pair>
            <RecordField of={fields} name="notice_days" />
            <RecordField of={fields} name="retroactive_days" />
            <RecordField of={fields} name="usual_days" />
          </Pair>
          <RecordField of={fields} name="instructions" />
        </Section>
      </RecordForm>
    </>
  )
}
