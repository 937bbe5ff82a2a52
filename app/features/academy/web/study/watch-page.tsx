import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Card, Page } from '#web/page/page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { showItem } from '../../wire/items.ts'
import { listMatriculations, showMatriculation, takeVersion } from '../../wire/study.ts'
import type { Route } from './+types/watch-page'
import { ItemBody } from './item-body.tsx'
import { ItemList } from './item-list.tsx'
import { Notes } from './notes.tsx'
import { type Matriculation, MINE, type Place, toCompleted, toItem } from './study-rooms.ts'
import styles from './study.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Aula', index: false })

const Newer = ({ id }: { id: string }) => {
  const take = useAct(takeVersion, {
    refresh: [listMatriculations],
    done: 'Você está na versão nova, com tudo o que já fez.',
  })
  return (
    <Card>
      <p>Este curso tem uma versão nova. O que você já fez continua valendo.</p>
      <div>
        <Button loading={take.busy} onClick={() => take.press({ id })}>
          Passar para a versão nova
        </Button>
      </div>
    </Card>
  )
}

function Ways({ of: { id, attributes: of }, item_id }: { of: Matriculation; item_id: string }) {
  const at = of.items.findIndex((one) => one.id === item_id)
  const [before, after] = [of.items[at - 1], of.items[at + 1]]
  return (
    <nav className={styles.ways} aria-label="Itens do curso">
      {before && <ButtonLink to={toItem(of.course_id, { id, item_id: before.id })}>Item anterior</ButtonLink>}
      {after && (
        <ButtonLink kind="primary" to={toItem(of.course_id, { id, item_id: after.id })}>
          Próximo item
        </ButtonLink>
      )}
      {of.completed_at && (
        <ButtonLink kind={after ? 'secondary' : 'primary'} to={toCompleted(of.course_id, id)}>
          Ver a conclusão
        </ButtonLink>
      )}
    </nav>
  )
}

function Study({ id, item_id }: Place) {
  const course = useQuery({ ...answerOf(showMatriculation, { id }), retry: false })
  // Asked for anew each time: notes and seconds that were kept since would be lost behind an older answer.
  const item = useQuery({
    ...answerOf(showItem, { id, item_id }),
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  return (
    <Loaded of={[course, item]} page="column" missing="Não encontramos esta aula entre as suas">
      {({ data }, { data: { attributes: of } }) => (
        <Page
          title={of.title}
          back={MINE}
          lead={`${of.course_title}: ${of.module_title}`}
          mark={of.done ? <StandingMark of="good">Concluído</StandingMark> : undefined}
        >
          <div className={styles.study}>
            <div className={styles.main}>
              <ItemBody id={id} item_id={item_id} of={of} />
              <Ways of={data} item_id={item_id} />
              <Notes id={id} item_id={item_id} note={of.note} />
            </div>
            <aside className={styles.side} aria-label="O curso">
              <Progress label="Itens concluídos" done={data.attributes.done} total={data.attributes.total} />
              {data.attributes.newer && <Newer id={id} />}
              <ItemList of={data} item_id={item_id} />
            </aside>
          </div>
        </Page>
      )}
    </Loaded>
  )
}

export default function WatchPage({ params: { matriculation_id: id, item_id } }: Route.ComponentProps) {
  // Another item is another player, another quiz, another note.
  return <Study key={item_id} id={id} item_id={item_id} />
}
