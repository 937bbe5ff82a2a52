import { useAct } from '#web/calls/use-act.ts'
import { Facts, Muted, Pair, Section, Stack } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { formatMoney } from '#wire/money.ts'
import {
  changeCompanySettings,
  companySettings as fields,
  LAW_SIGNERS,
  type LawSigner,
  showCompanySettings,
  WAYS,
} from '../../wire/settings.ts'
import { CompanyAttorneys } from './attorneys-of.tsx'
import { OrderField } from './order-field.tsx'

type Settings = Answer<typeof showCompanySettings>['data']['attributes']
type Props = { id: string; settings: Settings }

const NOBODY = 'Marque em Meus colaboradores quem aprova, ou desligue a aprovação.'
const options = Object.entries(WAYS).map(([value, label]) => ({ value, label }))
const names = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

export function CompanyRules({ id, settings }: Props) {
  const { inherited_from, approvers, approval, may_change } = settings
  return (
    <Stack>
      {inherited_from && <Notice title={`Por enquanto valem as regras de ${inherited_from}`} />}
      {approval && approvers.length === 0 && (
        <Notice kind="warning" title="Ninguém aprova contratos nesta empresa">
          {NOBODY}
        </Notice>
      )}
      {may_change ? <Form id={id} settings={settings} /> : <Told settings={settings} />}
      <CompanyAttorneys company_id={id} mayChange={may_change} />
    </Stack>
  )
}

function Form({ id, settings }: Props) {
  const change = useAct(changeCompanySettings, {
    done: 'As regras foram salvas e valem para os próximos envios.',
    refresh: [showCompanySettings],
  })
  const { approvers } = settings
  return (
    <RecordForm
      fields={fields}
      record={settings}
      root="settings"
      kept={`contract rules ${id}`}
      send={async (sent, { lock_version }) =>
        (await change.act({ company_id: id, settings: { ...sent, lock_version } })).data.attributes
      }
      submit="Salvar regras"
    >
      <Section title="Antes das assinaturas" id="before">
        <RecordField of={fields} name="review" />
        <RecordField of={fields} name="approval" />
        {approvers.length > 0 && <Muted>Quem aprova: {names.format(approvers)}.</Muted>}
        <RecordField of={fields} name="four_eyes" />
      </Section>
      <Section title="Assinaturas" id="signatures">
        <RecordField of={fields} name="contract_type" options={options} />
        <OrderField />
      </Section>
      <Section title="Seguro" id="insurance" lead="Já vem preenchido nos contratos novos.">
        <RecordField of={fields} name="insurer" />
        <Pair>
          <RecordField of={fields} name="policy" />
          <RecordField of={fields} name="insured_amount" />
        </Pair>
      </Section>
    </RecordForm>
  )
}

const yes = (on: boolean) => (on ? 'Sim' : 'Não')

/** For who drafts by these rules and does not change them. */
const Told = ({ settings }: { settings: Settings }) => (
  <Section title={settings.company_name} id="rules" lead="Só Administrador e Departamento Pessoal mudam estas regras.">
    <Facts
      facts={[
        [fields.review.label, yes(settings.review)],
        [fields.approval.label, yes(settings.approval)],
        [fields.four_eyes.label, yes(settings.four_eyes)],
        [fields.contract_type.label, WAYS[settings.contract_type as keyof typeof WAYS]],
        [
          fields.signers.label,
          settings.signers.map((one, at) => `${at + 1}. ${LAW_SIGNERS[one as LawSigner]}`).join('; '),
        ],
        [fields.insurer.label, settings.insurer ?? '—'],
        [fields.policy.label, settings.policy ?? '—'],
        [fields.insured_amount.label, settings.insured_amount ? formatMoney(settings.insured_amount) : '—'],
      ]}
    />
  </Section>
)
