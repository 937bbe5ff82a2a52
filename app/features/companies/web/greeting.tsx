import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './registration.module.css'

export const Greeting = ({ children }: { children: ReactNode }) => (
  <div className={styles.greeting}>
    <h1>Boas vindas</h1>
    <p>{children}</p>
    <p>
      Já tem uma conta? <Link to="/colaboradores/entrar">Faça login aqui</Link>
    </p>
  </div>
)
