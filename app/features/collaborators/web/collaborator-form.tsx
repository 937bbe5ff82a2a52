import type { ReactNode } from 'react'
import { RecordForm } from '#web/record/record-form.tsx'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { ownRecord, type OwnDraft, personRecord } from '../wire/record.ts'
import type { createCollaborator, showCollaborator } from '../wire/collaborators.ts'
import { AccessFields } from './access-fields.tsx'
import { type AccountBefore, accountRules } from './own-account.ts'
import { OwnAccountFields } from './own-account-fields.tsx'
import { type EmailRule, PersonFields } from './person-fields.tsx'

export type Profile = Answer<typeof showCollaborator>['data']['attributes']
type Known = Partial<Profile>
export type PersonSent = Sent<typeof createCollaborator>['company_manager']

const read = ({ documents = [], ...profile }: Known) => ({
  ...profile,
  rg: documents[0] ? { number: documents[0].number, ...documents[0].peculiarities } : null,
})

/** 'documents[0].peculiarities.issuer' → 'rg.issuer' */
const placeOf = (path: string) => {
  const [, document] = /^documents\[0\]\.(?:peculiarities\.)?(\w+)$/.exec(path) ?? []
  return document ? `rg.${document}` : path in ownRecord ? path : undefined
}

type Props = {
  /** Whose profile it is; a newcomer has none. */
  uuid?: string
  record: Known
  /** One's own profile: roles, flags and company are only shown, and the account, as it stands, is in it. */
  own?: AccountBefore | undefined
  email: EmailRule
  submit: string
  send: (sent: PersonSent & OwnDraft, lock_version: number) => Promise<Known | void>
  beside: ReactNode
}

export const CollaboratorForm = ({ uuid, own, email, send, ...form }: Props) => (
  <RecordForm<typeof personRecord, Known>
    {...form}
    fields={own ? ownRecord : personRecord}
    read={read}
    rules={(draft) => (own ? accountRules(draft as OwnDraft, own) : {})}
    root={placeOf}
    kept={`collaborator ${uuid ?? 'new'}`}
    never={['document', 'rg']}
    send={(sent, { lock_version }) => send(sent as never, lock_version)}
  >
    <PersonFields email={email} />
    {own && <OwnAccountFields before={own} />}
    <AccessFields own={Boolean(own)} />
  </RecordForm>
)
