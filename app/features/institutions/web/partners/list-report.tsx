import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { importEnrolments } from '../../wire/partners.ts'
import styles from './partners.module.css'

export type Read = Pick<
  Answer<typeof importEnrolments>['data']['attributes'],
  'file_name' | 'people' | 'added' | 'left_out' | 'bonds_lost' | 'seen' | 'replaced' | 'unread' | 'problems'
>

const number = new Intl.NumberFormat('pt-BR')
const counted = (n: number, one: string, many: string) => `${number.format(n)} ${n === 1 ? one : many}`

type Props = {
  report: Read & { done: boolean }
  busy: boolean
  /** Whether the agreement counts today. */ in_force: boolean
  /** Nothing is left to import once it is done. */ onImport: (() => void) | undefined
  choice: ReactNode
}

/** What a list says before it counts, and what came of it; each line with something wrong, and what it is. */
export function ListReport({
  report: { done, file_name, people, added, left_out, bonds_lost, replaced, unread, problems },
  busy,
  in_force,
  onImport,
  choice,
}: Props) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [done, file_name])
  const left = unread - problems.length
  return (
    <div ref={top} tabIndex={-1} className={styles.report}>
      <Notice title={done ? 'Lista importada' : `“${file_name}” conferida`}>
        {counted(people, 'pessoa lida', 'pessoas lidas')}, {counted(added, 'nova', 'novas')}.
        {done &&
          replaced &&
          left_out > 0 &&
          ` Das listas anteriores, ${counted(left_out, 'pessoa saiu', 'pessoas saíram')}.`}
        {done && replaced && bonds_lost > 0 && ` ${counted(bonds_lost, 'pessoa perde', 'pessoas perdem')} o vínculo.`}
        {!done
          ? ' Nada foi gravado ainda.'
          : in_force
            ? ' Os vínculos são reconhecidos em instantes.'
            : ' Os vínculos começam quando o convênio estiver em vigor.'}
      </Notice>
      {unread > 0 && (
        <>
          <h3>{counted(unread, 'linha tem algo a corrigir', 'linhas têm algo a corrigir')}</h3>
          <p className={styles.lead}>O que está certo nelas vale; o resto fica de fora.</p>
          <ul className={styles.problems}>
            {problems.map(({ line, problem }) => (
              <li key={line}>
                Linha {number.format(line)}: {problem}
              </li>
            ))}
            {left > 0 && <li>E mais {counted(left, 'linha', 'linhas')}.</li>}
          </ul>
        </>
      )}
      {!done && onImport && (
        <>
          {choice}
          <div className={styles.actions}>
            <Button kind="primary" loading={busy} onClick={onImport}>
              Importar {counted(people, 'pessoa', 'pessoas')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
