import { useFieldArray, useFormContext } from 'react-hook-form'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { Pair } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { LawWords, useSaid } from '../law/law-context.tsx'
import styles from './parts.module.css'

const MOST = 2
const BLANK = { name: '', cpf: '', kinship: '', email: '' }

/** Who signs beside an intern under 18. */
export function GuardianRows() {
  const { fields, append, remove } = useFieldArray({ name: 'guardians' })
  const { getValues } = useFormContext()
  const said = useSaid('guardians')
  return (
    <section className={styles.part} aria-labelledby="responsaveis">
      <h2 id="responsaveis">Responsável legal</h2>
      {fields.length === 0 && said.length === 0 && (
        <p className={styles.note}>Só para quem tem menos de 18 anos no dia de assinar.</p>
      )}
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.row}>
          <Pair>
            <TextField name={`guardians.${at}.name`} label="Nome" required autoComplete="off" hint={'\u00a0'} />
            <MaskedField name={`guardians.${at}.cpf`} mask="cpf" label="CPF" required hint={'\u00a0'} />
          </Pair>
          <Pair>
            <TextField
              name={`guardians.${at}.kinship`}
              label="Parentesco"
              required
              autoComplete="off"
              hint={'\u00a0'}
            />
            <TextField
              name={`guardians.${at}.email`}
              label="E-mail"
              required
              inputMode="email"
              autoComplete="off"
              hint={'\u00a0'}
            />
          </Pair>
          <Button
            kind="quiet"
            aria-label={`Remover ${getValues(`guardians.${at}.name`) || 'responsável'}`}
            onClick={() => remove(at)}
          >
            Remover
          </Button>
        </div>
      ))}
      <LawWords of={said} />
      {fields.length < MOST && (
        <Button kind="quiet" onClick={() => append(BLANK)}>
          Incluir responsável
        </Button>
      )}
    </section>
  )
}
