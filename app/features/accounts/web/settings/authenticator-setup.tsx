import type { Answer } from '#wire/endpoint.ts'
import type { beginTwoFactor } from '../../wire/two-factor.ts'
import styles from './settings.module.css'

export type BegunTwoFactor = Answer<typeof beginTwoFactor>['data']['attributes']

/** QR code and secret for an authenticator. */
export const AuthenticatorSetup = ({ begun }: { begun: BegunTwoFactor }) => (
  <>
    <p>
      Leia o código com um aplicativo autenticador, ou digite a chave nele. Depois, informe os seis números que ele
      mostra.
    </p>
    <img className={styles.qr} src={begun.qr_code} alt="Código QR para o aplicativo autenticador" />
    <p>
      Chave: <span className={styles.secret}>{begun.secret}</span>
    </p>
  </>
)
