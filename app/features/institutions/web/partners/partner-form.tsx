import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { Actions, Pair, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useAct } from '#web/calls/use-act.ts'
import type { Answer } from '#wire/endpoint.ts'
import { partnerRecord as fields } from '../../wire/partner-record.ts'
import { listPartners, LOGO_BYTES, savePartner, type showPartner } from '../../wire/partners.ts'
import { endsWithSave } from '../what-ends.ts'
import { ColourField } from './colour-field.tsx'
import { EndAgreement } from './end-agreement.tsx'

export type Institution = Answer<typeof showPartner>['data']
type Attributes = Institution['attributes']

const LOGO: FileRule = { kinds: ['picture'], mostBytes: LOGO_BYTES }
const DATES = ['agreement_starts_on', 'agreement_ends_on'] as const
const CONTACT = ['contact_name', 'contact_email', 'contact_phone'] as const
const SIGNER = ['signer_name', 'signer_job_title', 'signer_email'] as const

/** 'Universidade Federal do Acre' → 'universidade-federal-do-acre' */
export const addressFor = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')

const read = ({ name, partner }: Attributes) => partner ?? { display_name: addressFor(name) }
const fieldsOf = (names: readonly (keyof typeof fields)[]) =>
  names.map((name) => <RecordField key={name} of={fields} name={name} />)

/** The agreement of an institution; the first save makes it a partner. */
export function PartnerForm({ institution }: { institution: Institution }) {
  const { id, attributes } = institution
  const { partner, in_force, display_name } = attributes
  const save = useAct(savePartner, {
    done: ({ data }) =>
      data.attributes.in_force
        ? 'O convênio foi salvo. O mural mostra a mudança em até um minuto.'
        : 'O convênio foi salvo. Ele não está em vigor hoje: o mural está fechado.',
    refresh: [listPartners],
  })
  return (
    <>
      {in_force && (
        <Actions>
          <ButtonLink to={`/ies/${display_name}`}>Ver o mural</ButtonLink>
          <ButtonLink to={`/admin/horas-complementares?instituicao=${id}`}>Limites de horas</ButtonLink>
          <EndAgreement institution={institution} />
        </Actions>
      )}
      <RecordForm<typeof fields, Attributes>
        fields={fields}
        record={attributes}
        read={read}
        root="partner"
        kept={`partner ${id}`}
        losses={endsWithSave}
        losing={{ title: 'Salvar o convênio assim?', confirm: 'Salvar assim mesmo' }}
        send={async (partner, { lock_version, ...how }) =>
          (await save.act({ id, partner: { ...partner, lock_version } }, how)).data.attributes
        }
        submit={partner ? 'Salvar convênio' : 'Tornar parceira'}
      >
        <Section title="Mural" id="mural">
          <RecordField of={fields} name="display_name" />
          <RecordField of={fields} name="logo" rule={LOGO} />
          <ColourField />
        </Section>
        <Section title="Convênio" id="convenio">
          <Pair>
            {fieldsOf(DATES)}
            {fieldsOf(CONTACT)}
          </Pair>
        </Section>
        <Section title="Quem assina contratos" id="assinatura">
          <Pair>{fieldsOf(SIGNER)}</Pair>
        </Section>
        <Section title="Vínculo por e-mail" id="vinculo">
          <RecordField of={fields} name="email_domains" />
          <RecordField
            of={fields}
            name="proves_bond_by_email"
            hint="Só para domínios que a instituição dá a quem estuda nela."
          />
        </Section>
      </RecordForm>
    </>
  )
}
