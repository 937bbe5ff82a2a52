import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { CheckboxGroupField, RadioField } from '#web/form/choices/choice-field.tsx'
import { NumberField } from '#web/form/text/number-field.tsx'
import type { Option } from '#web/form/choices/options.ts'
import { MultiSelectField, SelectField } from '#web/form/choices/select-field.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { YesNoField } from '#web/form/choices/yes-no-field.tsx'
import { StoryForm, StoryValues } from './story-form.tsx'
import type { Story } from './story.ts'
import styles from './story.module.css'

const ROLES: Option<number>[] = [
  { value: 1, label: 'Administrador', description: 'Vê e muda tudo da empresa.' },
  { value: 2, label: 'Recrutador', description: 'Publica vagas e conduz candidaturas.' },
  { value: 7, label: 'Financeiro', description: 'Vê relatórios e cobranças.', disabled: true },
]
const PCD = [
  { value: 'yes', label: 'Sim (PCD)' },
  { value: 'no', label: 'Não' },
]

const Choices = () => (
  <StoryForm
    values={{ terms: false, whatsapp: true, pcd: null, kind: 'yes', working: false, roles: [2], none: [] }}
    errors={{
      terms: 'Aceite os termos para continuar',
      none: 'Escolha ao menos uma permissão',
      pcd: 'Não pode ficar em branco',
    }}
  >
    <CheckboxField
      name="whatsapp"
      label="Podem falar comigo por WhatsApp"
      hint="Só recrutadores das vagas em que você se inscreveu."
    />
    <CheckboxField
      name="terms"
      required
      label={
        <>
          Li e aceito os <a href="/sobre/privacidade">termos de uso</a>
        </>
      }
    />
    <RadioField
      name="kind"
      label="Pessoa com deficiência"
      options={PCD}
      row
      hint="Sua resposta não aparece para recrutadores."
    />
    <YesNoField name="working" label="Está trabalhando?" />
    <RadioField name="pcd" label="Pessoa com deficiência, com erro" required options={PCD} />
    <CheckboxGroupField
      name="roles"
      label="Permissões"
      required
      options={ROLES}
      hint="Escolha a permissão que o colaborador terá na plataforma."
    />
    <CheckboxGroupField name="none" label="Permissões, com erro" required options={ROLES} />
  </StoryForm>
)

const Long = () => (
  <StoryForm
    values={{ summary: 'Estudo design.', testimony: '', interns: 12, hours: null, wrong: -1 }}
    errors={{ testimony: 'Não pode ficar em branco', wrong: 'Deve ser maior ou igual a 0' }}
  >
    <TextareaField
      name="summary"
      label="Resumo"
      required
      least={100}
      most={2000}
      hint="Conte o que você faz e procura."
    />
    <TextareaField name="testimony" label="Depoimento" required />
    <div className={styles.pair}>
      <NumberField name="interns" label="Número de estagiários" hint="Quantos há hoje na empresa." />
      <NumberField name="hours" label="Horas por semana" required />
      <NumberField name="wrong" label="Vagas" required />
    </div>
  </StoryForm>
)

const SECTORS = [
  'Agronegócio',
  'Alimentação',
  'Construção',
  'Educação',
  'Saúde',
  'Serviços financeiros',
  'Tecnologia da informação',
].map((label, at) => ({ value: String(at + 1), label }))
const CITIES = [
  'São Paulo',
  'São Bernardo do Campo',
  'São Caetano do Sul',
  'Santo André',
  'Ribeirão Preto',
  'Mogi das Cruzes',
  'Campinas',
].map((label, at) => ({ value: at + 1, label }))

const later = <T,>(answer: T, signal: AbortSignal) =>
  new Promise<T>((done, fail) => {
    setTimeout(() => done(answer), 500)
    signal.addEventListener('abort', () => fail(signal.reason))
  })
const searchCities = (q: string, signal: AbortSignal) =>
  later(
    CITIES.filter(({ label }) => label.toLowerCase().includes(q.toLowerCase())),
    signal,
  )
const loadSectors = (signal: AbortSignal) => later(SECTORS, signal)
const brokenLoad = async () => Promise.reject(new Error('offline'))
const added = (label: string) => ({ value: label, label })

const Selects = () => (
  <StoryForm
    values={{
      sector: '5',
      loaded: null,
      city: 5,
      empty: null,
      broken: null,
      error: null,
      skills: ['2', '6'],
      free: [],
      off: '1',
    }}
    errors={{ error: 'Não pode ficar em branco' }}
  >
    <div className={styles.pair}>
      <SelectField name="sector" label="Setor" required options={SECTORS} />
      <SelectField name="loaded" label="Setor, carregado ao abrir" load={loadSectors} />
      <SelectField
        name="city"
        label="Cidade, buscada no servidor"
        required
        search={searchCities}
        known={[CITIES[4]!]}
        hint="Digite parte do nome."
      />
      <SelectField name="empty" label="Lista vazia" options={[]} />
      <SelectField name="broken" label="Lista que falha" load={brokenLoad} />
      <SelectField name="error" label="Com erro" required options={SECTORS} />
      <MultiSelectField name="skills" label="Benefícios" required options={SECTORS} />
      <MultiSelectField<string, { free: string[] }>
        name="free"
        label="Conhecimentos"
        options={SECTORS}
        add={added}
        hint="Se não houver na lista, adicione o seu."
      />
      <SelectField name="off" label="Desativado" options={SECTORS} disabled />
    </div>
    <StoryValues />
  </StoryForm>
)

export const choiceStories: Story[] = [
  { id: 'escolhas', title: 'Marcar e escolher', Show: Choices },
  { id: 'textos-longos', title: 'Textos longos e números', Show: Long },
  {
    id: 'selecao',
    title: 'Seleção com busca',
    note: 'Acentos não contam; listas longas são buscadas no servidor.',
    Show: Selects,
  },
]
