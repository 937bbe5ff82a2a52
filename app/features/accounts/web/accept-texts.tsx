import * as z from 'zod/mini'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import styles from './login/account-card.module.css'

export const mustBeAccepted = z.boolean().check(z.refine((yes) => yes, 'Leia e aceite para continuar'))

/** The box `accepted` of a form, with links to the texts. */
export const AcceptTexts = () => (
  <>
    <CheckboxField name="accepted" label="Li e aceito os termos de uso e a política de privacidade" required />
    <p className={styles.told}>
      <a href="/termos.pdf" target="_blank" rel="noopener">
        Ler os termos de uso
      </a>{' '}
      ·{' '}
      <a href="/sobre/privacidade" target="_blank" rel="noopener">
        Ler a política de privacidade
      </a>
    </p>
  </>
)
