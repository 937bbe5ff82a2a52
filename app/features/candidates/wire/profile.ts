// A candidate's profile: written by its owner, read by its owner whole and by companies as the owner lets them.
import * as z from 'zod/mini'
import { endpoint } from '#wire/endpoint.ts'
import { many, one, pageQuery, refused, resource, messagesOnly } from '#wire/json-api.ts'
import { sameTwice } from '#wire/person/password.ts'
import { accountFields, profileFields } from './profile-fields.ts'
import { ownProfile, profileView } from './profile-resources.ts'

const tag = 'Perfil do candidato'
const MEGABYTE = 1_000_000

export const AVATAR_BYTES = 5 * MEGABYTE
export const RESUME_BYTES = 10 * MEGABYTE
export const REPORT_BYTES = 10 * MEGABYTE

export const profileForm = z
  .object({
    user: z.object({
      user_info_attributes: z
        .object({ id: z.optional(z.string()), lock_version: z.optional(z.int32()), ...profileFields, ...accountFields })
        .check(sameTwice()),
    }),
  })
  .check(
    z.meta({
      id: 'ProfileForm',
      examples: [
        {
          user: {
            user_info_attributes: {
              full_name: 'Lia Barbosa Nogueira',
              cellphone: '(11) 98888-7777',
              authorize_whatsapp: true,
            },
          },
        },
      ],
    }),
  )
export type ProfileForm = z.output<typeof profileForm>['user']['user_info_attributes']

const mine = { only: ['User'], tag } as const

export const showAttributes = endpoint('get /v1/profile/user_infos/attributes', {
  ...mine,
  answer: one(ownProfile),
  summary: 'O próprio perfil, com os valores com que os formulários começam',
})

export const showAttributesForToken = endpoint('get /v1/profile/user_infos/attributes_for_token', {
  query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: one(ownProfile),
  auth: false,
  tag,
  summary: 'O perfil da pessoa convidada a preencher um formulário, pelo código do convite',
  refuses: { 404: refused },
})

export const showProfile = endpoint('get /v1/profile/user_infos/{id}', {
  /** 'company' shows the person what companies see. */
  query: z.object({ as: z.optional(z.enum(['company'])) }),
  answer: one(profileView),
  only: ['User', 'CompanyManager'],
  feature: 'CANDIDATE',
  tag,
  summary:
    'Um perfil para leitura, por id ou endereço: o próprio inteiro; para a empresa, o de quem se ' +
    'candidatou a ela, como a pessoa deixa; um endereço de antes leva ao de agora',
  refuses: { 301: z.object({ ...refused.shape, slug: z.string() }), 404: refused },
})

export const updateProfile = endpoint('put,post /v1/profile/users', {
  ...mine,
  body: profileForm,
  form: 'multipart/form-data',
  limit: AVATAR_BYTES + RESUME_BYTES + 3 * REPORT_BYTES,
  idempotent: true,
  /** Codes to recover with, when this save turned two-factor on: shown this once. */
  answer: z.extend(one(ownProfile), { recovery_codes: z.optional(z.array(z.string())) }),
  summary:
    'Altera o próprio perfil: só o que é enviado muda; trocar e-mail, senha ou verificação em duas ' +
    'etapas pede a senha atual; ao ligá-la, a resposta traz os códigos de recuperação',
  refuses: {
    403: refused,
    409: z.object({ ...refused.shape, fields: z.optional(z.array(z.string())), data: z.optional(ownProfile) }),
  },
})

export const printResume = endpoint('get /v1/profile/user_infos/{id}/resume', {
  ...mine,
  answer: 'application/pdf',
  summary: 'O próprio currículo em PDF, feito do perfil',
  refuses: { 404: refused },
})

export const confirmInstitutionalEmail = endpoint('post /v1/profile/institutional_email_confirmations', {
  body: z
    .object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })
    .check(z.meta({ id: 'InstitutionalEmailConfirmation' })),
  answer: messagesOnly,
  auth: false,
  tag,
  summary:
    'Confirma o e-mail institucional pelo código do link, que vale 24 horas; o domínio de uma parceira prova o vínculo',
})

export const sendInstitutionalConfirmation = endpoint('post /v1/profile/institutional_email_letters', {
  ...mine,
  answer: messagesOnly,
  status: 202,
  summary: 'Envia outra vez o link de confirmação ao e-mail institucional',
  refuses: { 409: refused },
})

export const listProfileViews = endpoint('get /v1/profile/profile_views', {
  ...mine,
  query: pageQuery,
  answer: many(
    resource('profile_view', z.object({ company_id: z.string(), company_name: z.string(), seen_at: z.string() })).check(
      z.meta({ id: 'SeenProfile' }),
    ),
  ),
  summary: 'Que empresas viram o próprio perfil, e quando',
})
