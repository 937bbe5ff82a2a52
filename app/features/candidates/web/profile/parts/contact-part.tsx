import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import type { FieldName } from '../field-list.ts'
import { labelOfField } from '../field-list.ts'
import { type PartProps, useSurroundings } from '../form-context.ts'

type Shared = { name: string; label: string; required: boolean }
const LINK = { type: 'url', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false } as const
const HANDLE = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

const DRAWN: Partial<Record<FieldName, (shared: Shared) => ReactNode>> = {
  institutional_email: (shared) => <InstitutionalEmail {...shared} />,
  cellphone: (shared) => <MaskedField {...shared} mask="phone" />,
  phone: (shared) => (
    <MaskedField
      {...shared}
      mask="phone"
      autoComplete="off"
      hint="Fixo ou celular. Pode repetir o número do celular."
    />
  ),
  message_phone: (shared) => (
    <MaskedField {...shared} mask="phone" autoComplete="off" hint="De alguém que possa anotar um recado." />
  ),
  authorize_whatsapp: ({ name }) => <Whatsapp name={name} />,
  linkedin: (shared) => <TextField {...shared} {...LINK} placeholder="linkedin.com/in/seu-nome" />,
  facebook: (shared) => <TextField {...shared} {...LINK} placeholder="facebook.com/seu.nome" />,
  instagram: (shared) => <TextField {...shared} {...HANDLE} placeholder="@seu.nome" />,
  skype: (shared) => <TextField {...shared} {...HANDLE} />,
}

export const ContactPart = ({ name, required }: PartProps) =>
  DRAWN[name]?.({ name, label: labelOfField(name), required })

/** The button comes with the telephones, which an open candidature shows to its company whatever is hidden. */
function Whatsapp({ name }: { name: string }) {
  const { visible_sections } = useSurroundings().profile
  const shown = (useWatch({ name: 'visible_sections' }) as string[] | undefined) ?? visible_sections
  const hint = shown.includes('contact')
    ? 'Só quem recruta vê o botão, e você pode desligar quando quiser.'
    : 'Só as empresas a que você se candidata veem o botão: das outras você oculta “E-mail e telefones” em Privacidade.'
  return <CheckboxField name={name} label="Empresas podem falar comigo pelo WhatsApp" hint={hint} />
}

function InstitutionalEmail(shared: Shared) {
  const { profile } = useSurroundings()
  const hint = profile.institutional_email_confirmed
    ? 'Confirmado.'
    : profile.institutional_email
      ? 'Falta abrir o link que enviamos a este endereço.'
      : 'O da sua escola ou faculdade. Confirmado, ele prova o seu vínculo com instituições parceiras.'
  return (
    <TextField
      {...shared}
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint={hint}
    />
  )
}
