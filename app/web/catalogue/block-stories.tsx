import { useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { Link } from 'react-router'
import { AddressFields } from '#web/form/address/address-fields.tsx'
import { ErrorSummary } from '#web/form/errors/error-summary.tsx'
import { HoursField } from '#web/form/times/hours-field.tsx'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import type { Lookup } from '#web/form/address/postal-code.ts'
import { RichField } from '#web/form/text/rich-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { CPF_INVALID, isCpf } from '#wire/person/cpf.ts'
import { StoryForm, StoryValues } from './story-form.tsx'
import type { Story } from './story.ts'
import styles from './story.module.css'

const pause = () => new Promise((done) => setTimeout(done, 600))
const NOWHERE = { street: '', neighborhood: '', locality: '', state_id: null, city_id: null, country_id: 'BR' }
const lookup: Lookup = async (zipcode) => {
  await pause()
  if (zipcode === '00000-000') throw new Error('offline')
  if (zipcode !== '01310-100') return { ...NOWHERE, error: true }
  return {
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    locality: 'São Paulo',
    state_id: 'SP',
    city_id: 3550308,
    country_id: 'BR',
  }
}
const CITIES: Record<string, { value: number; label: string }[]> = {
  SP: [
    { value: 3509502, label: 'Campinas' },
    { value: 3550308, label: 'São Paulo' },
  ],
  MG: [
    { value: 3106200, label: 'Belo Horizonte' },
    { value: 3170206, label: 'Uberlândia' },
  ],
}
const states = async () =>
  pause().then(() => [
    { value: 'MG', label: 'Minas Gerais' },
    { value: 'SP', label: 'São Paulo' },
  ])
const cities = async (state: string) => pause().then(() => CITIES[state] ?? [])

const Address = () => (
  <StoryForm
    values={{
      address_attributes: {
        zipcode: '',
        street: '',
        number: '',
        complement: '',
        neighborhood: '',
        city_id: null,
        state_id: null,
        country_id: 'BR',
      },
    }}
  >
    <AddressFields
      name="address_attributes"
      lookup={lookup}
      countries={async () => [
        { value: 'BR', label: 'Brasil' },
        { value: 'PT', label: 'Portugal' },
      ]}
      states={states}
      cities={cities}
    />
    <StoryValues />
  </StoryForm>
)

const Hours = () => (
  <StoryForm values={{ from: '08:00', to: '12:00', late: '14:00', early: '13:00' }}>
    <HoursField from="from" to="to" label="Segunda-feira" />
    <HoursField from="late" to="early" label="Terça-feira" />
    <HoursField from="from" to="to" label="Quarta-feira" disabled />
  </StoryForm>
)

const BLANK = 'Não pode ficar em branco'
const filled: Resolver<Record<'name' | 'cpf' | 'email', string>> = async (values) => {
  const blank = Object.entries(values)
    .filter(([, value]) => value === '')
    .map(([name]) => [name, { type: 'blank', message: BLANK }])
  if (blank.length > 0) return { values: {}, errors: Object.fromEntries(blank) }
  return isCpf(values.cpf)
    ? { values, errors: {} }
    : { values: {}, errors: { cpf: { type: 'cpf', message: CPF_INVALID } } }
}

function Summary() {
  const form = useForm({ defaultValues: { name: '', cpf: '', email: '' }, resolver: filled, mode: 'onTouched' })
  const [saved, setSaved] = useState(false)
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit(() => setSaved(true))(event)}
      >
        <ErrorSummary labels={{ name: 'Nome completo', cpf: 'CPF', email: 'E-mail' }} />
        <TextField name="name" label="Nome completo" required autoComplete="name" />
        <MaskedField name="cpf" mask="cpf" label="CPF" required />
        <TextField name="email" label="E-mail" required type="email" inputMode="email" autoComplete="email" />
        <div className={styles.row}>
          <Button kind="primary" type="submit">
            Salvar
          </Button>
          {saved && <p role="status">Tudo certo!</p>}
        </div>
      </form>
    </FormProvider>
  )
}

function Guard() {
  const form = useForm({ defaultValues: { name: '' } })
  const { isDirty } = form.formState
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate>
        <TextField name="name" label="Nome" hint="Digite algo e tente sair." />
        <Link to="/catalogo">Sair desta página</Link>
        <UnsavedGuard when={isDirty} losses={['O nome que você digitou']} />
      </form>
    </FormProvider>
  )
}

const Rich = () => (
  <StoryForm values={{ about: '<p>Assamos pães desde <strong>1998</strong>.</p>' }}>
    <RichField name="about" label="Sobre a empresa" hint="O que se cola chega como texto simples." />
    <StoryValues />
  </StoryForm>
)

export const blockStories: Story[] = [
  {
    id: 'endereco',
    title: 'Endereço',
    note: '01310-100 existe; 00000-000 falha; os demais não existem.',
    Show: Address,
  },
  { id: 'horario', title: 'Horário', note: '24 horas; setas mudam de quinze em quinze minutos.', Show: Hours },
  { id: 'texto-com-formato', title: 'Texto com formatação', Show: Rich },
  {
    id: 'resumo-de-erros',
    title: 'Resumo de erros',
    note: 'Com mais de um erro, o resumo recebe o foco; com um só, o próprio campo.',
    Show: Summary,
  },
  { id: 'sair-sem-salvar', title: 'Sair sem salvar', Show: Guard },
]
