// The agreement with a partner and the looks of its board, in the order of its form.
import * as z from 'zod/mini'
import { dayField, flagField, lineField, passingField } from '#wire/blank-fields.ts'
import { COLOUR_INVALID, COLOUR_TOO_LIGHT, isColour, isReadable } from '#wire/colour/brand-colours.ts'
import { bareEmail, EMAIL_INVALID, isEmail } from '#wire/person/email.ts'
import { textField } from '#wire/fields.ts'
import { pictureField } from '#wire/file-field.ts'
import { PHONE_INVALID, shownPhone, storedPhone } from '#wire/person/phone.ts'
import type { Field } from '#wire/record.ts'
import { DOMAIN_OPEN, isOpenDomain } from './mail-domains.ts'

export const ADDRESS_INVALID = 'Use letras minúsculas, números e hífens, como universidade-horizonte'
export const DOMAIN_INVALID = 'Informe o domínio, como aluno.universidade.edu.br'

const isAddress = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text)
const isDomain = (text: string) => /^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(text)

const address = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(60),
  z.refine((typed) => typed === '' || isAddress(typed), ADDRESS_INVALID),
)
const told = <T>(sent: string | null, as: (text: string) => T) => (sent?.trim() ? as(sent.trim()) : null)
const mail = (label: string) => ({
  ...passingField(label, isEmail, EMAIL_INVALID, { inputMode: 'email', most: 254 }),
  toStored: (sent: string | null) => told(sent, bareEmail),
})
const phone = (label: string) => ({
  ...passingField(label, (typed) => storedPhone(typed) !== undefined, PHONE_INVALID, { inputMode: 'tel' }),
  toStored: (sent: string | null) => told(sent, (typed) => storedPhone(typed)!),
  fromStored: (stored: string | null) => stored && shownPhone(stored),
})
const colour = passingField('Cor', isColour, COLOUR_INVALID)

const domain = z.string().check(
  z.trim(),
  z.maxLength(120),
  z.refine(isDomain, DOMAIN_INVALID),
  z.refine((typed) => !isOpenDomain(typed), DOMAIN_OPEN),
)
/** A domain may come as an address of it: '@aluno.universidade.edu.br'. */
export const domainsIn = (typed: string) =>
  typed
    .split(/[\s,;]+/)
    .map((one) => one.replace(/^.*@/, '').toLowerCase())
    .filter(Boolean)
/** As somebody types them: one a line, or with commas between. */
const email_domains: Field<string[], string> = {
  label: 'Domínios do e-mail institucional',
  control: 'area',
  schema: z.array(domain).check(z.maxLength(20)),
  answer: z.array(z.string()),
  blank: '',
  toTyped: (answered) => answered.join('\n'),
  fromTyped: domainsIn,
  toStored: (sent) => [...new Set(sent.map((one) => one.toLowerCase()))],
  fromStored: (stored) => stored,
  compared: domainsIn,
  words: (typed) => domainsIn(typed).join('\n'),
  look: {
    optional: true,
    hint: 'Um por linha, como aluno.universidade.edu.br. Vale também o que está abaixo dele.',
  },
}

export const partnerRecord = {
  display_name: {
    ...textField('Endereço do mural', 60, {
      hint: 'O que vem depois de /ies/. Um endereço de antes leva ao novo.',
    }),
    schema: address,
  },
  logo: pictureField('Logotipo', { hint: 'Quadrado fica melhor.' }),
  colour: {
    ...colour,
    schema: colour.schema.check(z.refine((typed) => !typed || !isColour(typed) || isReadable(typed), COLOUR_TOO_LIGHT)),
    toStored: (sent: string | null) => colour.toStored(sent)?.toUpperCase() ?? null,
  },
  agreement_starts_on: dayField('Início do convênio', { hint: 'Sem data, vale desde já.' }),
  agreement_ends_on: dayField('Último dia do convênio', { hint: 'Sem data, vale até ser encerrado.' }),
  contact_name: lineField('Nome do contato', 160),
  contact_email: mail('E-mail do contato'),
  contact_phone: phone('Telefone do contato'),
  signer_name: lineField('Nome de quem assina', 160),
  signer_job_title: lineField('Cargo de quem assina', 160),
  signer_email: mail('E-mail de quem assina'),
  email_domains,
  /** Whether a confirmed address under one of the domains proves that somebody studies there. */
  proves_bond_by_email: flagField('Um e-mail confirmado destes domínios prova o vínculo'),
}
/** What the table holds; the logo is a file. */
const { logo: _, ...stored } = partnerRecord
export const partnerColumns = stored
