import { useFormContext } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { checkedProps } from '#web/form/errors/check-failed.tsx'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { NewPasswordFields } from '#web/form/passwords/new-password-fields.tsx'
import { PasswordField } from '#web/form/passwords/password-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { useRemoteCheck } from '#web/form/errors/use-remote-check.ts'
import { EMAIL_TAKEN } from '#wire/person/email.ts'
import { isEmail } from '#wire/person/email.ts'
import { blockStories } from './block-stories.tsx'
import { choiceStories } from './choice-stories.tsx'
import type { Story } from './story.ts'
import { StoryForm, StoryValues } from './story-form.tsx'
import styles from './story.module.css'
import { uploadStories } from './upload-stories.tsx'

const textStates = { taken: 'Este e-mail já está cadastrado. Por favor, use outro.' }
const Texts = () => (
  <StoryForm
    values={{ name: '', site: '', taken: 'ana@demo.test', valid: 'bia@demo.test', off: 'Não muda aqui' }}
    errors={textStates}
  >
    <div className={styles.pair}>
      <TextField name="name" label="Nome do Gestor" required hint="Como está no documento." />
      <TextField name="site" label="Site" placeholder="https://empresa.com.br" />
      <TextField name="taken" label="E-mail" required state="invalid" />
      <TextField name="valid" label="E-mail" required state="valid" />
      <TextField name="checking" label="E-mail" required state="checking" />
      <TextField name="off" label="Razão Social" disabled />
    </div>
  </StoryForm>
)

function SetAndReset() {
  const { setValue, reset } = useFormContext()
  return (
    <div className={styles.row}>
      <Button
        onClick={() => {
          setValue('cpf', '52998224725')
          setValue('money', '98765.4')
        }}
      >
        Preencher por fora
      </Button>
      <Button onClick={() => reset()}>Desfazer tudo</Button>
    </div>
  )
}

const masks = {
  cpf: '',
  cnpj: '12ABC34501DE35',
  zipcode: '',
  companyPhone: '',
  phone: '1133334444',
  money: '1234.56',
  month: '',
  date: '',
}
const Masks = () => (
  <StoryForm values={masks} errors={{ date: 'Não segue o padrão DD/MM/AAAA ou não é uma data válida' }}>
    <div className={styles.pair}>
      <MaskedField name="cpf" mask="cpf" label="CPF" required />
      <MaskedField
        name="cnpj"
        mask="cnpj"
        label="CNPJ"
        required
        hint="Números, ou letras e números nas doze primeiras posições."
      />
      <MaskedField name="zipcode" mask="zipcode" label="CEP" required />
      <MaskedField name="companyPhone" mask="companyPhone" label="Telefone da empresa" required />
      <MaskedField name="phone" mask="phone" label="Telefone" />
      <MaskedField name="money" mask="money" label="Pretensão salarial" />
      <MaskedField name="month" mask="month" label="Início do curso" />
      <MaskedField name="date" mask="date" label="Data de nascimento" />
    </div>
    <SetAndReset />
    <StoryValues />
  </StoryForm>
)

const Passwords = () => (
  <StoryForm
    values={{ password: '', again: '', current: '' }}
    errors={{ current: 'A senha digitada não atende aos requisitos mínimos.' }}
  >
    <NewPasswordFields password="password" confirmation="again" />
    <PasswordField name="current" label="Senha atual" required autoComplete="current-password" />
  </StoryForm>
)

const sleep = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, 700)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

function Remote() {
  const check = useRemoteCheck(
    async (value, signal) => {
      await sleep(signal)
      if (value.startsWith('erro')) throw new Error('offline')
      return { valid: !value.startsWith('ana') }
    },
    { worthAsking: isEmail },
  )
  return (
    <StoryForm values={{ email: '' }}>
      <TextField
        name="email"
        type="email"
        label="E-mail"
        required
        hint="ana@… já existe; erro@… não responde."
        {...checkedProps(check, EMAIL_TAKEN)}
      />
    </StoryForm>
  )
}

export const formStories: Story[] = [
  { id: 'texto', title: 'Campo de texto', Show: Texts },
  {
    id: 'mascaras',
    title: 'Máscaras',
    note: 'Colar com ou sem máscara funciona; o cursor fica onde se edita.',
    Show: Masks,
  },
  { id: 'senha', title: 'Senha', Show: Passwords },
  { id: 'verificacao', title: 'Verificação no servidor', Show: Remote },
  ...choiceStories,
  ...uploadStories,
  ...blockStories,
]
