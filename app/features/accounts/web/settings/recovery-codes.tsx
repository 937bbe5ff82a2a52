import { Button } from '#web/ui/button.tsx'
import styles from './settings.module.css'

/** Shown once: they stay until the person confirms having kept them. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => (
  <div role="status" className={styles.setup}>
    <p>
      Guarde estes códigos em um lugar seguro. Cada um vale uma vez, se você perder o celular, e eles não aparecem de
      novo.
    </p>
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <Button kind="primary" className={styles.done} onClick={onKept}>
      Já guardei
    </Button>
  </div>
)
