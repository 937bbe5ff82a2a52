import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import styles from './board.module.css'

type Props = {
  filtered: boolean
  path: string
  board: boolean
  /** Offers letters for what is not there yet. */ notify: ReactNode
}

export function Nothing({ filtered, path, board, notify }: Props) {
  if (filtered)
    return (
      <EmptyState
        title="Nenhuma vaga com esses filtros"
        text={
          notify
            ? 'Avisamos por e-mail quando aparecer, ou tente outras palavras.'
            : 'Tire um filtro ou tente outras palavras.'
        }
        action={
          <span className={styles.ways}>
            {notify}
            <ButtonLink kind={notify ? 'secondary' : 'primary'} to={path}>
              Limpar filtros
            </ButtonLink>
          </span>
        }
      />
    )
  return (
    <EmptyState
      drawing="folder"
      title="Nenhuma vaga aberta agora"
      text={
        board
          ? 'Assim que uma empresa publicar, a vaga aparece aqui.'
          : 'Volte logo: empresas publicam vagas novas toda semana.'
      }
    />
  )
}
