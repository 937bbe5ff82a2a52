import { Link, useSearchParams } from 'react-router'
import board from './board.module.css'
import type { Pipeline } from '../use-pipeline.ts'

/** Candidatures in no column: the board counts them, the table lists them. */
export function OutsideBoard({ outside }: Pick<Pipeline, 'outside'>) {
  const [search] = useSearchParams()
  const found = outside.filter(({ count }) => count > 0)
  if (!found.length) return null
  const to = (column: string) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.set('visao', 'tabela')
    next.set('coluna', column)
    return `?${next}`
  }
  return (
    <p className={board.outside}>
      Fora do quadro:
      {found.map(({ key, name, count }) => (
        <Link key={key} to={to(key)}>{`${count.toLocaleString('pt-BR')} em ${name}`}</Link>
      ))}
    </p>
  )
}
