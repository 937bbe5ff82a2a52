// A person opens an account of their own.
import * as z from 'zod/mini'
import { email } from '#wire/person/email.ts'
import { endpoint } from '#wire/endpoint.ts'
import { messagesOnly } from '#wire/json-api.ts'
import { returnTo } from '#wire/link/return-to.ts'
import { password, sameTwice } from '#wire/person/password.ts'
import { personName } from '#wire/person/person-name.ts'

/** The version of a text that the person read and accepts; blank is a text not accepted. */
const accepted = z.string().check(
  z.refine((version) => version.trim() !== '', 'Leia e aceite para continuar'),
  z.maxLength(20),
)

export const signUpForm = z
  .object({
    user: z
      .object({
        name: personName,
        email,
        password,
        password_confirmation: z.optional(z.string()),
        accepted_terms_version: accepted,
        accepted_privacy_version: accepted,
        /** Where the letter's link leads on to: the application that the person was about to send. */
        return_to: returnTo,
        /** The sign-up of a moment ago with a wrong e-mail: nobody has used its account, which goes. */
        corrects: z.optional(z.object({ email, password: z.string().check(z.maxLength(1000)) })),
      })
      .check(sameTwice()),
  })
  .check(
    z.meta({
      id: 'CandidateRegistration',
      examples: [
        {
          user: {
            name: 'Lia Barbosa Nogueira',
            email: 'lia@exemplo.example',
            password: 'Ponte@2026',
            password_confirmation: 'Ponte@2026',
            accepted_terms_version: '2026-11-21',
            accepted_privacy_version: '2026-11-21',
          },
        },
      ],
    }),
  )
export type SignUp = z.output<typeof signUpForm>['user']

export const signUp = endpoint('post /v1/profile/registrations', {
  body: signUpForm,
  answer: messagesOnly,
  status: 201,
  auth: false,
  tag: 'Candidatos',
  summary: 'Cadastra um candidato; a resposta é a mesma para um e-mail já cadastrado, cujo dono recebe um aviso',
})
