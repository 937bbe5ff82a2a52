import { useAct } from '#web/calls/use-act.ts'
import { Muted } from '#web/page/page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { formatDate } from '#wire/time/date.ts'
import { listTests, shareResult } from '../wire/tests.ts'
import { type SkillTest, toResult } from './test-rooms.ts'
import styles from './tests.module.css'

type Props = { of: SkillTest; busy: boolean; onBegin: () => void }

export function TestRow({ of: { id, attributes: of }, busy, onBegin }: Props) {
  const share = useAct(shareResult, { refresh: [listTests] })
  const goesOn = of.state === 'running'
  return (
    <li>
      <article className={styles.row}>
        <div className={styles.what}>
          <h2>{of.title}</h2>
          <p>{of.summary}</p>
          <Muted>
            {of.questions} perguntas em {of.minutes} minutos: {of.topics.join(', ')}.
          </Muted>
          {of.best !== null && (
            <>
              <p>
                <strong>Seu melhor resultado: {of.best} de 100</strong>
              </p>
              <Switch on={of.shared} onChange={(shared) => share.press({ id, shared })}>
                Mostrar às empresas
              </Switch>
            </>
          )}
        </div>
        <div className={styles.acts}>
          {of.again_on ? (
            <Muted>De novo a partir de {formatDate(of.again_on)}</Muted>
          ) : (
            <Button
              kind="primary"
              loading={busy}
              onClick={onBegin}
              aria-label={`${goesOn ? 'Continuar' : 'Começar'}: ${of.title}`}
            >
              {goesOn ? 'Continuar' : 'Começar'}
            </Button>
          )}
          {of.state === 'finished' && of.attempt_id && (
            <ButtonLink to={toResult(of.attempt_id)} aria-label={`Ver o resultado: ${of.title}`}>
              Ver o resultado
            </ButtonLink>
          )}
        </div>
      </article>
    </li>
  )
}
