import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './registration.module.css'

/** `login`: a partner's board has a door of its own. */
export const Greeting = ({ login = '/colaboradores/entrar', children }: { login?: string; children: ReactNode }) => (
  <div className={styles.greeting}>
    <h1>Boas vindas</h1>
    <p>{children}</p>
    <p>
      Já tem uma conta? <Link to={login}>Faça login aqui</Link>
    </p>
  </div>
)
