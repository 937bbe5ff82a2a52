import { Entries, Muted, Named, Section } from '#web/page/page.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { KIND_WORDS } from '../../wire/academy-words.ts'
import type { showCourse } from '../../wire/catalogue.ts'

type Module = Answer<typeof showCourse>['data']['attributes']['modules'][number]

/** What is inside, and when each kind counts as done: told before anybody begins. */
export function CourseItems({ modules }: { modules: readonly Module[] }) {
  const kinds = new Map(modules.flatMap(({ items }) => items.map(({ kind }) => KIND_WORDS[kind])))
  return (
    <>
      {modules.map((module, at) => (
        <Section key={module.title} id={`modulo-${at + 1}`} title={`${at + 1}. ${module.title}`}>
          <Entries>
            {module.items.map((item) => (
              <li key={item.id}>
                <span>
                  <Named name={item.title}>{KIND_WORDS[item.kind][0]}</Named>
                </span>
                <Muted>
                  {item.minutes} min{item.required ? '' : ' · opcional'}
                </Muted>
              </li>
            ))}
          </Entries>
        </Section>
      ))}
      <Section title="Como concluir" id="concluir" lead="O curso termina quando todos os itens obrigatórios contam.">
        <Entries>
          {[...kinds].map(([kind, rule]) => (
            <li key={kind}>
              {kind}: conta {rule}.
            </li>
          ))}
        </Entries>
      </Section>
    </>
  )
}
