// What a kind of form is. To add one: declare its fields, its endpoints by `formWire`, and a value of this type; serve
// its wire with `formHandlers(kind)`, name it in `kinds.ts`, and let its own verb decide who may invite, then call
// `inviteToForm`. Its rooms are `FormLogin` and `FormRoom` (web/kit).
import type { Selectable } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import type { Letter } from '#server/mail/letter.ts'
import type { Fields } from '#wire/record.ts'
import type { FormKindName } from '../../wire/form-words.ts'

export type FormRow = Selectable<DB['internship_forms']>
export type Answers = Record<string, unknown>
export type Finding = {
  field: string
  message: string
  kind: 'refusal' | 'warning'
  rule?: string
  article?: string
}
/** As the form begins with it, and as it stands: what the person told at the link comes with the answers. */
export type Filled = { form: FormRow; answers: Answers; identity: Identity; documents: { category: string }[] }
export type Identity = { cpf: string | null; date_of_birth: string | null }
type Words = Pick<Letter, 'subject' | 'paragraphs'>

export type FormKind = {
  name: FormKindName
  /** Its rooms: '/estagios/admissao/formulario', followed by the uuid. */
  path: string
  /** Where it is answered, below that. */
  room: (form: FormRow, uuid: string) => string
  /** What this person is asked; anything else is refused. */
  fields: (form: FormRow) => Fields
  /** Documents by category. */
  categories: Record<string, string>
  letter: (form: FormRow, company_name: string) => Words & { label: string }
  /** What stands against sending it as it is, from blank fields to the law. */
  findings: (ctx: Ctx, filled: Filled) => Promise<Finding[]>
  /** What the form begins with when the person first comes in, over what the invite has brought. */
  begin?: (ctx: Ctx, form: FormRow) => Promise<Answers>
  /** What the person sees besides the fields: what holds today, who asks for what. */
  shows?: (ctx: Ctx, form: FormRow) => Promise<object>
  labels?: (ctx: Ctx, answers: Answers) => Promise<Record<string, { value: string; label: string }[]>>
  /** In the transaction that closes the form, which is held. */
  finish: (ctx: Ctx, filled: Filled) => Promise<{ internship_id: string | null }>
  /** To whoever asked, once it is answered; a kind that tells others writes its own letters. */
  answered?: (form: FormRow) => Words & { action: { label: string; path: string } }
  /** What has become of the answers since, for who comes again. */
  outcome: (ctx: Ctx, form: FormRow) => Promise<string>
}
